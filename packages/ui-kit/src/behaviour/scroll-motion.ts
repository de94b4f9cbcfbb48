/** How a button or key scrolls a row: smooth, or instant if reduced motion is preferred. */
export function scrollMotion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
