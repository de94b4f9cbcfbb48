'use client';

import type { DeliveryView } from '@shop/machines/delivery/delivery-view';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { deliveryActor } from '../browser/delivery-runtime.ts';
import { dayProblemMessage } from './delivery-text';

interface DeliveryNoticesProps {
  view: DeliveryView;
  m: Messages;
}

/** Notices about the chosen date (DLV-07), and about a failed check (DLV-04): visible while the form is closed. */
export function DeliveryNotices({ view, m }: DeliveryNoticesProps) {
  const { cleared, check, form, hasDateAndTime } = view;
  return (
    <>
      {cleared !== null && (
        <Notice tone="warning" role="alert">
          <p>{m.delivery.dateCleared}</p>
          <p>{dayProblemMessage(cleared, m)}</p>
          <Button size="small" onClick={() => deliveryActor.send({ type: 'notice.dismiss' })}>
            {m.common.close}
          </Button>
        </Notice>
      )}
      {check === 'failed' && hasDateAndTime && form.deliveryDate !== null && (
        <Notice tone="warning" role="alert">
          <p>{m.delivery.dateUnchecked}</p>
          <Button size="small" onClick={() => deliveryActor.send({ type: 'check.retry' })}>
            {m.common.retry}
          </Button>
        </Notice>
      )}
    </>
  );
}
