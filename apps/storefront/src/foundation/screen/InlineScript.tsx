'use client';

import { inlineScripts } from '#foundation/browser/__generated__/inline-scripts.ts';

interface InlineScriptProps {
  /** Of its module: `cartCount` is features/cart/browser/cart-count.inline.ts. */
  name: keyof typeof inlineScripts;
  /** What the page says to it, read by `scriptData`. */
  [data: `data-${string}`]: string | number;
}

/**
 * A script that stands in the page and runs where it stands, before what follows is drawn. It is a component of the browser's so
 * that the text is in the document once: a server component's would be in the page's payload again. React never runs a
 * script that it makes, so that the browser's copy of this file needs no text at all.
 */
export function InlineScript({ name, ...data }: InlineScriptProps) {
  const text = typeof window === 'undefined' ? inlineScripts[name] : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled by the build, without a word from outside
  return <script {...data} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
