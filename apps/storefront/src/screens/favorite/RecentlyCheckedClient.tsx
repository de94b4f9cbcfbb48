'use client';

import { recentlyChecked } from '@shop/rules/favorite/viewed-products';
import { useEffect, useRef, useState } from 'react';
import { storeProducts } from '../../browser/favorites/store-products';
import { lazyModule } from '../../browser/lazy-module';
import { whenNear } from '../../browser/when-near';
import { bindMessages } from '../../i18n/bind-messages';
import type { MessageTable } from '../../i18n/message-table';
import { useLazyModule } from '../lazy/use-lazy-module';
import { RecentPlaces } from './RecentPlaces';
import type { RecentlyCheckedProps } from './recently-checked-props';

type Props = RecentlyCheckedProps<MessageTable<'cards'>>;

const recentSliderCode = lazyModule(() => import('./RecentSlider'));

/** How far below the window the products are read already. */
const AHEAD = '600px';

/** Notes that the page's product is looked at, and reserves the slider's place until it comes near (VIEW-01). */
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
  useEffect(() => (isRequested ? whenNear(place.current, AHEAD, load) : undefined), [isRequested, load]);
  // Offline: the page is whole without it.
  if (!isRequested || hasFailed) return null;
  if (module) return <module.RecentSlider messages={messages} productId={productId} ids={ids} />;
  return (
    <div ref={place}>
      <RecentPlaces title={m.recent.title} />
    </div>
  );
}
