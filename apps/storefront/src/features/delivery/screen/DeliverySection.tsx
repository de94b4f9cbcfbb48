'use client';

import { deliveryView } from '@shop/machines/delivery/delivery-view';
import { GiftForm } from '@shop/ui-kit/commerce/delivery/GiftForm';
import { calendar, gift } from '@shop/ui-kit/icons';
import { Accordion } from '@shop/ui-kit/primitives/Accordion';
import { Checkbox } from '@shop/ui-kit/primitives/Checkbox';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { pageDeliveryRules } from '#foundation/browser/page-delivery-rules.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { deliveryActor } from '../browser/delivery-runtime.ts';
import { DeliveryDetails } from './DeliveryDetails';
import { DeliveryNotices } from './DeliveryNotices';
import { chosenText } from './delivery-text';
import { giftErrors, giftProvinceText } from './gift-errors';
import { GIFT_ID, useRefusedFocus } from './use-refused-focus';

export interface DeliverySectionProps {
  m: Messages;
}

/** Date, time, remarks, another address, e-gift: collapsible parts of the cart's page (CART-08). */
export function DeliverySection({ m }: DeliverySectionProps) {
  const snapshot = useSelector(deliveryActor, (current) => current);
  const view = deliveryView(snapshot);
  const [isDateOpen, setIsDateOpen] = useState(false);
  const place = useRefusedFocus(() => setIsDateOpen(true));
  const { form } = view;
  const { eGift: hasEGift = false } = pageDeliveryRules();
  const items = [
    {
      id: 'date',
      title: m.cart.accordion,
      icon: calendar,
      value: chosenText(form, m),
      content: <DeliveryDetails view={view} m={m} />,
    },
    ...(form.eGift
      ? []
      : [
          {
            id: 'gift',
            title: m.delivery.giftToggle,
            icon: gift,
            content: (
              <GiftForm
                idPrefix={GIFT_ID}
                label={m.delivery.giftToggle}
                labels={{
                  name: m.delivery.giftName,
                  postalCode: m.delivery.giftPostalCode,
                  address: m.delivery.giftAddress,
                  phone: m.delivery.giftPhone,
                }}
                mark={m.common.required}
                postalCodeHint={giftProvinceText(view.giftPlace, m)}
                addressPlaceholder={m.delivery.giftAddressHint}
                addressHint={view.addressChoices.length > 0 ? m.delivery.giftAddressSeveral : undefined}
                addressChoices={view.addressChoices}
                values={form.gift}
                errors={giftErrors(view, m)}
                onChange={(field, value) => deliveryActor.send({ type: 'gift.change', field, value })}
              />
            ),
          },
        ]),
  ];
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap="small">
        <DeliveryNotices view={view} m={m} />
        <Accordion
          items={items}
          openIds={[...(isDateOpen ? ['date'] : []), ...(form.isGiftOpen ? ['gift'] : [])]}
          onOpenChange={(openIds) => {
            setIsDateOpen(openIds.includes('date'));
            const isOpen = openIds.includes('gift');
            if (!form.eGift && isOpen !== form.isGiftOpen)
              deliveryActor.send({ type: 'gift.toggle', isOpen });
          }}
        />
        {(hasEGift || form.eGift) && (
          <Checkbox
            label={m.cart.egift}
            hint={m.cart.egiftHint}
            checked={form.eGift}
            onChange={(event) =>
              deliveryActor.send({ type: 'eGift.toggle', isOn: event.currentTarget.checked })
            }
          />
        )}
      </Stack>
    </div>
  );
}
