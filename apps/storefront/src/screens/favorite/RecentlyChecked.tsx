'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { RecentWords } from './recent-words';

export interface RecentlyCheckedProps {
  words: RecentWords;
  /** The page's own product: noted as looked at, and left out. */
  productId?: number;
}

/**
 * Recently checked products at a page's end (VIEW-01). The page is the same for everybody, so nothing stands here until the
 * cookie says that there is something; its code comes after the page.
 */
export function RecentlyChecked(props: RecentlyCheckedProps) {
  const { productId } = props;
  const [Live, setLive] = useState<ComponentType<RecentlyCheckedProps>>();
  useEffect(() => {
    // Who has looked at nothing and looks at no product now has nothing to see.
    if (productId === undefined && !document.cookie.includes('view_product_ids=')) return;
    import('./LiveRecentlyChecked').then(
      ({ LiveRecentlyChecked }) => setLive(() => LiveRecentlyChecked),
      // Offline: the page is whole without it.
      () => undefined,
    );
  }, [productId]);
  return Live && <Live {...props} />;
}
