/** A text with the words of a link in brackets, without the brackets: "Look it up", "Look", if it is "[Look] it up". */
export function readLink(marked: string): {text: string; words?: string} {
  const [, words] = /\[([^[\]]+)\]/.exec(marked) ?? [];
  return {text: marked.replace(/[[\]]/g, ''), ...(words && {words})};
}
