'use client';

import { recentlyChecked } from '@shop/rules/favorite/viewed-products';
import { useEffect, useRef, useState } from 'react';
import { useLazyModule } from '#foundation/browser/lazy/use-lazy-module.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { whenNear } from '#foundation/browser/when-near.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { storeProducts } from '../browser/store-products';
import { RecentPlaces } from './RecentPlaces';

type Props = RecentlyCheckedProps<MessageTable<'cards'>>;

const recentSliderCode = lazyModule(() => import('./RecentSlider'));

/** Distance below the window at which the products start to load. */
const ROOT_MARGIN = '600px';

/** Records the view of the page's product, and reserves the slider's space until it is near the viewport (VIEW-01). */
export function RecentlyCheckedClient({ messages, productId }: Props) {
  const m = bindMessages(messages);
  const [ids, setIds] = useState<readonly number[]>([]);
  const { module, hasFailed, load } = useLazyModule(recentSliderCode);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stored = storeProducts(productId === undefined ? [] : [{ kind: 'view', productId }]);
    setIds(recentlyChecked(stored?.viewed ?? [], productId ?? null));
  }, [productId]);
  const isRequested = ids.length > 0;
  useEffect(
    () => (isRequested ? whenNear(place.current, ROOT_MARGIN, load) : undefined),
    [isRequested, load],
  );
  // Offline: the page is complete without it.
  if (!isRequested || hasFailed) return null;
  if (module) return <module.RecentSlider messages={messages} productId={productId} ids={ids} />;
  return (
    <div ref={place}>
      <RecentPlaces title={m.recent.title} />
    </div>
  );
}

/** The props of the recently checked products, before and after their code is loaded. */
export interface RecentlyCheckedProps<Messages> {
  messages: Messages;
  /** The page's own product: recorded as viewed, and excluded. */
  productId?: number;
}
