/** Words without a meaning of their own, removed from both the index and queries. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a am an and any are as at be been but by can did do does for from get gets had has have how i if in into is it its just ' +
    'me my of on or our please should so some than that the their them then there these they this those to us was we ' +
    'were what when where which who why will with would you your today now go away want wants need let lets say says wont'
  ).split(' '),
);

/** Words that say little about what the visitor wants. They count less than others. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'about above across actually after again against ago all almost along already also although always another anybody anymore ' +
    'anyone anything anywhere around ask asked asking asks away back bad because become before behind being below best better ' +
    'between both bring buy bought came cannot cant come comes complain complains completely could couldnt didnt different doesnt ' +
    'doing done dont down each either else even ever every everybody everyone everything everywhere few find first found fully ' +
    'gave getting give given gives going gone good got great happen happened happens hasnt havent having he help her here his ' +
    'however im instead isnt itself ive keep keeps kept kind know knows last later least less like little long longer look looks ' +
    'lot made make makes making many may maybe mean means might mine more most much must myself near never new next nice no nobody ' +
    'none nor not nothing now off often ok okay old once one only other others ought out over own per please possible problem ' +
    'problems put question really reason right run running runs same saw saying see seems seen set several shall she shes show ' +
    'shows shown since someone something sometimes somewhere still such suddenly sure take taken takes tell than thats thing things ' +
    'think though thought through till time times together told too took tried tries true try trying turn turned turns two type ' +
    'under unless until up upon use used useful user using usually very via wasnt way ways well went werent whats whatever ' +
    'whether while whole whose within without won work works working worked would wouldnt write wrong yes yet youre full'
  ).split(' '),
);
