'use client';

import { PageError } from '#shell/error-pages/PageError.tsx';

/**
 * For a page that throws in the browser: the header stays. packages/page-server/src/page-handler.ts answers when the server cannot render a
 * page.
 */
export default function ErrorBoundary({ error }: { error: Error }) {
  return <PageError error={error} />;
}
