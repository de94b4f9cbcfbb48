/** Ends of sentences: the Japanese full stop, or a Latin one before a space. */
const END = /(?<=。)|(?<=[.!?])\s/;

/** The first sentence of a text, for places that have room for one; the Japanese full stop is left out. */
export function firstSentence(text: string): string {
  const [first = ''] = text.trim().split(END, 1);
  return first.replace(/。$/, '');
}
