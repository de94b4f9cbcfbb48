'use client';

import { deliveryView } from '@shop/machines/delivery/delivery-view';
import { GiftForm } from '@shop/ui-kit/commerce/delivery/GiftForm';
import { calendar, gift } from '@shop/ui-kit/icons';
import { Accordion } from '@shop/ui-kit/primitives/Accordion';
import { Checkbox } from '@shop/ui-kit/primitives/Checkbox';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { deliveryActor } from '../../../browser/delivery/delivery-runtime';
import type { Locale } from '../../../i18n/locale';
import { DeliveryDetails } from './DeliveryDetails';
import { DeliveryNotices } from './DeliveryNotices';
import { chosenText } from './delivery-text';
import type { DeliveryWords } from './delivery-words';
import { giftProvinceText } from './gift-province-text';
import { GIFT_ID, useRefusedFocus } from './use-refused-focus';

export interface DeliverySectionProps {
  locale: Locale;
  words: DeliveryWords;
}

/** Date, time, remarks, another address, e-gift: parts of the cart's page that unfold (CART-08, §2). */
export function DeliverySection({ locale, words }: DeliverySectionProps) {
  const snapshot = useSelector(deliveryActor, (current) => current);
  const view = deliveryView(snapshot);
  const [isDateOpen, setIsDateOpen] = useState(false);
  const place = useRefusedFocus(() => setIsDateOpen(true));
  const { form } = view;
  const items = [
    {
      id: 'date',
      title: words.title,
      icon: calendar,
      value: chosenText(form, words),
      content: <DeliveryDetails view={view} words={words} />,
    },
    ...(form.eGift
      ? []
      : [
          {
            id: 'gift',
            title: words.giftTitle,
            icon: gift,
            content: (
              <GiftForm
                idPrefix={GIFT_ID}
                label={words.giftTitle}
                labels={words.giftLabels}
                mark={words.required}
                postalCodeHint={giftProvinceText(view.giftPlace, locale, words)}
                addressPlaceholder={words.giftAddressHint}
                values={form.gift}
                errors={Object.fromEntries(
                  view.missingGiftFields.map((field) => [field, words.giftMissing[field]]),
                )}
                onChange={(field, value) => deliveryActor.send({ type: 'gift.change', field, value })}
              />
            ),
          },
        ]),
  ];
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap="small">
        <DeliveryNotices view={view} words={words} />
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
        <Checkbox
          label={words.eGift}
          hint={words.eGiftHint}
          checked={form.eGift}
          onChange={(event) =>
            deliveryActor.send({ type: 'eGift.toggle', isOn: event.currentTarget.checked })
          }
        />
      </Stack>
    </div>
  );
}
