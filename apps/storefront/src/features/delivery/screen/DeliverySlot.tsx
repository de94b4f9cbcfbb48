'use client';

import { Skeleton } from '@shop/ui-kit/primitives/Skeleton';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { VisuallyHidden } from '@shop/ui-kit/primitives/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { useLazyModule } from '#foundation/browser/lazy/use-lazy-module.ts';
import { whenNear } from '#foundation/browser/when-near.ts';
import { RetryNotice } from '#foundation/screen/RetryNotice.tsx';
import { deliveryActor } from '../browser/delivery-runtime.ts';
import type { DeliverySectionProps } from './DeliverySection';
import { deliverySectionCode } from './delivery-section-code';

/** The form loads before it is scrolled into view. */
const NEAR = '400px';

/**
 * The slot of the delivery form. Its code is loaded with the cart's. After a failure it loads again when the form is near, or
 * when it blocked the checkout.
 */
export function DeliverySlot(props: DeliverySectionProps) {
  const { m } = props;
  const place = useRef<HTMLDivElement>(null);
  const { module, hasFailed, load } = useLazyModule(deliverySectionCode);
  useEffect(() => {
    const stopWaiting = whenNear(place.current, NEAR, load);
    const refused = deliveryActor.on('preferences.refused', load);
    return () => {
      stopWaiting();
      refused.unsubscribe();
    };
  }, [load]);

  if (module !== undefined) return <module.DeliverySection {...props} />;
  return (
    <div ref={place}>
      {hasFailed ? (
        <RetryNotice text={m.delivery.loadFailed} onRetry={load} m={m} />
      ) : (
        <div aria-busy="true">
          <VisuallyHidden>{m.common.loading}</VisuallyHidden>
          <Stack gap="medium">
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="lineShort" />
          </Stack>
        </div>
      )}
    </div>
  );
}
