'use client';

import { useEffect } from 'react';
import { lazyModule } from '../../browser/lazy-module';
import type { MessageTable } from '../../i18n/message-table';
import { useLazyModule } from '../lazy/use-lazy-module';
import type { RecentlyCheckedProps } from './recently-checked-props';

const recentlyCheckedCode = lazyModule(() => import('./RecentlyCheckedClient'));

type Props = RecentlyCheckedProps<MessageTable<'cards'>>;

/**
 * Recently checked products at a page's end (VIEW-01). The page is the same for everybody, so nothing stands here until the
 * cookie says that there is something; its code comes after the page, and to nobody who has nothing to see.
 */
export function RecentlyChecked(props: Props) {
  const { productId = '' } = props;
  // Where it cannot be loaded the page is whole without it.
  const { module, load } = useLazyModule(recentlyCheckedCode);
  useEffect(() => {
    const stored = /view_product_ids=([\d.]*)/.exec(document.cookie)?.[1] ?? '';
    // Nothing but this page's product, which its own script has noted.
    if (stored !== String(productId)) load();
  }, [productId, load]);
  return module && <module.RecentlyCheckedClient {...props} />;
}
