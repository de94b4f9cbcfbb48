/**
 * The first `longest` UTF-16 units of a text, one fewer if that would split a surrogate pair: URLs and cookies cannot hold a lone
 * surrogate.
 */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}$/u, '');
}
