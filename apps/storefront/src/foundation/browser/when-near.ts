/**
 * Does something once, when a place of the page comes near the window.
 * @param place null for one that is not in the page: then nothing is done
 * @param ahead how far from the window it still counts as near, such as `600px`
 * @returns what ends the waiting
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
