'use client';

import type { DeliveryView } from '@shop/machines/delivery/delivery-view';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { deliveryActor } from '../../../browser/delivery/delivery-runtime';
import type { DeliveryWords } from './delivery-words';

interface DeliveryNoticesProps {
  view: DeliveryView;
  words: DeliveryWords;
}

/** What became of the chosen date (DLV-07), and that it could not be checked (DLV-04): to be seen with the form closed. */
export function DeliveryNotices({ view, words }: DeliveryNoticesProps) {
  const { cleared, check, form, hasDateAndTime } = view;
  return (
    <>
      {cleared !== null && (
        <Notice tone="warning" role="alert">
          <p>{words.dateCleared}</p>
          <p>{words.reasons[cleared]}</p>
          <Button size="small" onClick={() => deliveryActor.send({ type: 'notice.dismiss' })}>
            {words.close}
          </Button>
        </Notice>
      )}
      {check === 'failed' && hasDateAndTime && form.deliveryDate !== null && (
        <Notice tone="warning" role="alert">
          <p>{words.dateUnchecked}</p>
          <Button size="small" onClick={() => deliveryActor.send({ type: 'check.retry' })}>
            {words.retry}
          </Button>
        </Notice>
      )}
    </>
  );
}
