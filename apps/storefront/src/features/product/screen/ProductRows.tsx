import { jstDateAt } from '@shop/rules/jst-date';
import { inLanguage } from '@shop/rules/language';
import type { Product } from '@shop/rules/product/product';
import { RowLinks } from '@shop/ui-kit/commerce/product/RowLinks';
import { RowWords } from '@shop/ui-kit/commerce/product/RowWords';
import { box, calendar, card } from '@shop/ui-kit/icons';
import { Marks } from '@shop/ui-kit/primitives/Marks';
import type { ComponentProps } from 'react';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { safetyRows } from './care-cells';
import { DeliveryDays } from './DeliveryDays';
import { deliveryNote, promiseRows } from './promise-rows';
import { dayWords, variantDeliveryRules } from './variant-delivery-rules';

interface ProductRowsProps {
  locale: Locale;
  product: Product;
  messages: ComponentProps<typeof DeliveryDays>['messages'];
}

/** What a shopper asks before buying: delivery, promises, what is included, safety, payments. */
export function ProductRows({ locale, product, messages: buyMessages }: ProductRowsProps) {
  const m = messages(locale, product.category?.handle);
  const delivery = deliveryRules();
  const note = deliveryNote(product, delivery, m);
  const daysRules = variantDeliveryRules(product, delivery, jstDateAt(Date.now()));
  const { payments } = shopBrand();
  return (
    <RowLinks
      rows={[
        {
          icon: calendar,
          label: note,
          content:
            daysRules.length === 0 ? (
              <RowWords label={note} />
            ) : (
              <DeliveryDays note={note} rules={daysRules} words={dayWords(m)} messages={buyMessages} />
            ),
        },
        ...promiseRows(product, shopBrand(), m).map((row) => ({
          ...row,
          content: <RowWords label={row.label} note={row.note} />,
        })),
        ...(product.included.length === 0
          ? []
          : [
              {
                icon: box,
                label: m.product.included({ names: product.included.join(m.common.nameSeparator) }),
              },
            ]),
        ...safetyRows(product, m),
        ...(payments === undefined || product.isSoldOut
          ? []
          : [
              {
                icon: card,
                label: m.product.payments,
                content: (
                  <RowWords label={m.product.payments}>
                    <Marks names={inLanguage(payments, locale)} />
                  </RowWords>
                ),
              },
            ]),
      ]}
    />
  );
}
