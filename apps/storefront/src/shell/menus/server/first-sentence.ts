/** Ends of sentences: the Japanese full stop, or a Latin one before a space. */
const END = /(?<=。)|(?<=[.!?])\s/;

/** The first sentence of a text, for a single line; the Japanese full stop is removed. */
export function firstSentence(text: string): string {
  const [first = ''] = text.trim().split(END, 1);
  return first.replace(/。$/, '');
}
