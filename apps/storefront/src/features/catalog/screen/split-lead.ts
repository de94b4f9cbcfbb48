const SENTENCE_END = /。|[.!?](?=\s)/u;

/** The first sentence of a text and the rest; a text of one sentence has no lead. */
export function splitLead(text: string): { readonly lead: string; readonly rest: string } {
  const end = SENTENCE_END.exec(text);
  const rest = end === null ? '' : text.slice(end.index + 1).trim();
  return end === null || rest === ''
    ? { lead: '', rest: text }
    : { lead: text.slice(0, end.index + 1), rest };
}
