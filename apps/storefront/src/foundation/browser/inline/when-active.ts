/** Missing in TypeScript's own types. */
interface PrerenderedDocument extends Document {
  readonly prerendering?: boolean;
}

/**
 * Runs a callback when the page is active: at once, or, on a prerendered page, when it is opened (NEXT-01).
 */
export function whenActive(work: () => void): void {
  if ((document as PrerenderedDocument).prerendering)
    document.addEventListener('prerenderingchange', () => work(), { once: true });
  else work();
}
