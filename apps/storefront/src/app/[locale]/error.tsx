'use client';

import { PageError } from '../../screens/error-pages/PageError';

/** A page that throws in the browser: the header stays. What the server cannot render is answered by http/shop-handler.ts. */
export default function ErrorBoundary({ error }: { error: Error }) {
  return <PageError error={error} />;
}
