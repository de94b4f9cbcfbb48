'use client';

import { useEffect } from 'react';
import { useLazyModule } from '#foundation/browser/lazy/use-lazy-module.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { VIEW_PRODUCT_IDS } from '#foundation/cookies/view-product-ids-name.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import type { RecentlyCheckedProps } from './RecentlyCheckedClient';

const recentlyCheckedCode = lazyModule(() => import('./RecentlyCheckedClient'));

type Props = RecentlyCheckedProps<MessageTable<'cards'>>;

/**
 * Recently checked products at a page's end (VIEW-01). The page is the same for every visitor, so the section is empty until the
 * cookie is read. Its code loads after the page, and only if there are products to show.
 */
export function RecentlyChecked(props: Props) {
  const { productId } = props;
  // If it cannot be loaded the page is complete without it.
  const { module, load } = useLazyModule(recentlyCheckedCode);
  useEffect(() => {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${VIEW_PRODUCT_IDS}=`));
    // Only this page's product, recorded by its own script: there is nothing to show.
    const ownCookie = productId === undefined ? undefined : `${VIEW_PRODUCT_IDS}=${productId}`;
    if (cookie !== ownCookie) load();
  }, [productId, load]);
  return module && <module.RecentlyCheckedClient {...props} />;
}
