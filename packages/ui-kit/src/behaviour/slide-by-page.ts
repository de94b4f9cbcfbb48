/**
 * Where a row of slides stands after one page forwards or backwards, in pixels from its start. A page is as many
 * whole slides as fit. At an end it goes round to the other when `loop` is set (§3), else it stays.
 */
export function slideByPage(track: HTMLElement, direction: 1 | -1, loop: boolean): number {
  const [first, second] = Array.from(track.children);
  const last = track.scrollWidth - track.clientWidth;
  if (!first || !second || last <= 0) return 0;
  const pitch = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const page = Math.max(1, Math.floor(track.clientWidth / pitch)) * pitch;
  const here = track.scrollLeft;
  if (direction === 1 && here >= last - 1) return loop ? 0 : last;
  if (direction === -1 && here <= 1) return loop ? last : 0;
  return Math.min(Math.max(Math.round((here + direction * page) / pitch) * pitch, 0), last);
}
