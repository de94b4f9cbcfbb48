/** Tells a tag manager when the page began; what it reads came before it. */
const START = "(window.dataLayer=window.dataLayer||[]).push({event:'gtm.js','gtm.start':Date.now()})";

/** A shop's own tag manager (ANA-01), only where one is set: it reads `window.dataLayer`. */
export function TagManager({ scriptUrl }: { scriptUrl: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, a constant */}
      <script dangerouslySetInnerHTML={{ __html: START }} />
      <script async src={scriptUrl} />
    </>
  );
}
