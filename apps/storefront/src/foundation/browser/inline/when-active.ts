/** Missing in TypeScript's own types. */
interface PrerenderedDocument extends Document {
  readonly prerendering?: boolean;
}

/**
 * Runs a callback when somebody is on the page: at once, or, where a browser renders the page before it is opened, once it is opened (NEXT-01).
 */
export function whenActive(work: () => void): void {
  if ((document as PrerenderedDocument).prerendering)
    document.addEventListener('prerenderingchange', () => work(), { once: true });
  else work();
}
