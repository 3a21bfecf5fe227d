import {withoutInvisible} from './invisible';
import {remembered} from './remembered';

/** A line that Markdown or a mail quotes or emphasizes as a whole: `> _like this_`. */
const emphasized = /^([ \t>]*)([*_~]{1,3})([^*_~\s].*?)\2([.,!]?)[ \t]*$/gm;

/** Repairs what keyboards, forums and chats do to any text, before a reader looks at it. */
export const cleanText = remembered((text) =>
  withoutInvisible(text)
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\r\n|[\r\u2028\u2029]/g, '\n')
    .replace(/：/g, ': ')
    .replace(/[\uff01-\uff5e]/g, (wide) =>
      String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u2018-\u201b]/g, "'")
    .replace(/[\u201c-\u201f«»]/g, '"')
    .replace(emphasized, '$1$3$4'),
);
