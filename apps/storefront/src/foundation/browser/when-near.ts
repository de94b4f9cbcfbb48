/**
 * Runs an action once, when an element comes near the viewport.
 * @param place null for a missing element: nothing is done then
 * @param ahead distance from the viewport that counts as near, such as `600px`
 * @returns cancels the wait
 */
export function whenNear(place: Element | null, ahead: string, act: () => void): () => void {
  if (place === null) return () => undefined;
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      act();
    },
    { rootMargin: ahead },
  );
  watcher.observe(place);
  return () => watcher.disconnect();
}
