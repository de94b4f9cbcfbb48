/** How a row is moved by a button or a key: gliding, or at once for those who asked for less motion. */
export function scrollMotion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
