/**
 * Where a row of slides (the only child of `viewport`, which scrolls) stands after one page forwards or backwards, in pixels from its start. A page is as many
 * whole slides as fit. At an end it goes round to the other when `loop` is set (§3), else it stays.
 */
export function slideByPage(viewport: HTMLElement, direction: 1 | -1, loop: boolean): number {
  const [first, second] = Array.from(viewport.firstElementChild?.children ?? []);
  const last = viewport.scrollWidth - viewport.clientWidth;
  if (!first || !second || last <= 0) return 0;
  const pitch = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const page = Math.max(1, Math.floor(viewport.clientWidth / pitch)) * pitch;
  const here = viewport.scrollLeft;
  if (direction === 1 && here >= last - 1) return loop ? 0 : last;
  if (direction === -1 && here <= 1) return loop ? last : 0;
  return Math.min(Math.max(Math.round((here + direction * page) / pitch) * pitch, 0), last);
}
