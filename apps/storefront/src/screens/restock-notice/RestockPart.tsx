import { RestockForm } from '@shop/ui-kit/commerce/restock-notice/RestockForm';
import { Button } from '@shop/ui-kit/primitives/Button';
import { FORMS, LANGUAGE_FIELD, RESTOCK_FORM_ID } from '../../contracts/form-kinds';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import type { BuyWords } from '../product/buy-words';
import { ChosenStock } from '../product/VariantDetails';

interface RestockPartProps {
  locale: Locale;
  /** Numeric id. */
  productId: number;
  /** The product's category, where a shopper of something sold out may look on (PROD-07). */
  category: { readonly href: string; readonly label: string } | null;
  /** Of the buy box. */
  buyWords: BuyWords;
}

/**
 * What takes the buttons' place when a variant is sold out (PROD-07, RESTOCK-01): plain markup, given life by browser/forms.
 * The chosen variant is a hidden field beside it (SoldOutBox).
 */
export function RestockPart({ locale, productId, category, buyWords }: RestockPartProps) {
  const t = words(locale);
  const { action, kind, address, product } = FORMS.restockNotice;
  return (
    <RestockForm
      id={RESTOCK_FORM_ID}
      action={action}
      kind={kind}
      name={address}
      stock={<ChosenStock words={buyWords} />}
      lead={t('restock.body')}
      label={t('restock.mailLabel')}
      mark={t('common.required')}
      placeholder={t('footer.mailPlaceholder')}
      submit={t('product.restockButton')}
      note={t('restock.note')}
      extra={{ [product]: String(productId), [LANGUAGE_FIELD]: locale }}
    >
      {category && (
        <Button width="full" href={category.href}>
          {category.label}
        </Button>
      )}
    </RestockForm>
  );
}
