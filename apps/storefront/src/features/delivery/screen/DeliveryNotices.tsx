'use client';

import type { DeliveryView } from '@shop/machines/delivery/delivery-view';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { RetryNotice } from '#foundation/screen/RetryNotice.tsx';
import { deliveryActor } from '../browser/delivery-runtime.ts';
import { dayProblemMessage, droppedMessage } from './delivery-text';

interface DeliveryNoticesProps {
  view: DeliveryView;
  m: Messages;
}

/** Notices about the chosen date (DLV-07), about preferences that are not offered (DLV-05, DLV-06), and about a failed check (DLV-04): visible while the form is closed. */
export function DeliveryNotices({ view, m }: DeliveryNoticesProps) {
  const { cleared, dropped, check, form, hasDateAndTime } = view;
  const close = (
    <Button size="small" onClick={() => deliveryActor.send({ type: 'notice.dismiss' })}>
      {m.common.close}
    </Button>
  );
  return (
    <>
      {cleared !== null && (
        <Notice tone="warning" role="alert">
          <p>{m.delivery.dateCleared}</p>
          <p>{dayProblemMessage(cleared, m)}</p>
          {close}
        </Notice>
      )}
      {dropped.length > 0 && (
        <Notice tone="warning" role="alert">
          {dropped.map((preference) => (
            <p key={preference}>{droppedMessage(preference, m)}</p>
          ))}
          {close}
        </Notice>
      )}
      {check === 'failed' && hasDateAndTime && form.deliveryDate !== null && (
        <RetryNotice
          text={m.delivery.dateUnchecked}
          onRetry={() => deliveryActor.send({ type: 'check.retry' })}
          m={m}
        />
      )}
    </>
  );
}
