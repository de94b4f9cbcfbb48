/** Facts of a page for search engines, as schema.org describes them. */
export function JsonLd({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with < escaped so that no text can end the script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
