'use client';

import { PageError } from '#shell/error-pages/PageError.tsx';

/** A page that throws in the browser: the header stays. What the server cannot render is answered by packages/page-server/src/page-handler.ts. */
export default function ErrorBoundary({ error }: { error: Error }) {
  return <PageError error={error} />;
}
