'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { MessageTable } from '../../i18n/message-table';
import type { RecentlyCheckedProps } from './recently-checked-props';

type Props = RecentlyCheckedProps<MessageTable<'cards'>>;

/**
 * Recently checked products at a page's end (VIEW-01). The page is the same for everybody, so nothing stands here until the
 * cookie says that there is something; its code comes after the page, and to nobody who has nothing to see.
 */
export function RecentlyChecked(props: Props) {
  const { productId = '' } = props;
  const [Live, setLive] = useState<ComponentType<Props>>();
  useEffect(() => {
    const stored = /view_product_ids=([\d.]*)/.exec(document.cookie)?.[1] ?? '';
    // Nothing but this page's product, which its own script has noted.
    if (stored === String(productId)) return;
    import('./RecentlyCheckedClient').then(
      ({ RecentlyCheckedClient }) => setLive(() => RecentlyCheckedClient),
      // Offline: the page is whole without it.
      () => undefined,
    );
  }, [productId]);
  return Live && <Live {...props} />;
}
