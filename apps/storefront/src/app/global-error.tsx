'use client';

import { useState } from 'react';
import { PageError } from '#shell/error-pages/PageError.tsx';

/** For a layout that throws in the browser. */
export default function GlobalError({ error }: { error: Error }) {
  // It replaces the root element, which contains the language.
  const [locale] = useState(() => (typeof document === 'undefined' ? 'ja' : document.documentElement.lang));
  return (
    <html lang={locale}>
      <body>
        <PageError error={error} isWhole />
      </body>
    </html>
  );
}
