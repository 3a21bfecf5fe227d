/**
 * Words with which an author talks about the work instead of the reader's PC. How well a statement is supported is said
 * by one mark: reported, community or inferred.
 */
export const authorsTalk =
  /general knowledge|\b(?:was|were) not (?:read|opened|re-checked)\b|\(not (?:read|opened)|\bpages? (?:(?:that )?(?:was|were) )?read\b|\bread for this (?:site|page|guide|entry)|could not be (?:read|opened|confirmed)|third-party reading|\bno (?:Microsoft )?source was|\bcopy read\b|\bthat (?:was|were) read\b|\(read in|\(inference\)|\bnot known here\b|\bcause unverified\b|\bnot confirmed\b|\bnothing stated\b|\btext of [^.]{0,40}was not available|\bthis guide (?:found|uses)\b/i;
