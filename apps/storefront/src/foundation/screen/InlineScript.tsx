'use client';

import { inlineScripts } from '#foundation/browser/__generated__/inline-scripts.ts';

interface InlineScriptProps {
  /** Of its module: `cartCount` is features/cart/browser/cart-count.inline.ts. */
  name: keyof typeof inlineScripts;
  /** The page's data for it, read by `scriptData`. */
  [data: `data-${string}`]: string | number;
}

/**
 * An inline script that runs where it is in the page, before the following content is rendered. It is a client component so that
 * the document contains the text once: a server component's text would be in the page's payload again. React never runs a script
 * that it creates, so the browser's copy of this file needs no text.
 */
export function InlineScript({ name, ...data }: InlineScriptProps) {
  const text = typeof window === 'undefined' ? inlineScripts[name] : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled by the build, without a word from outside
  return <script {...data} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
