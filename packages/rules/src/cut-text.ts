/** The first `longest` UTF-16 units of a text, one less where that would cut a sign in two: half a sign cannot be written into an address or a cookie. */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}$/u, '');
}
