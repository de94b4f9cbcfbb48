import { RestockForm } from '@shop/ui-kit/commerce/restock-notice/RestockForm';
import { Button } from '@shop/ui-kit/primitives/Button';
import { FORMS, LANGUAGE_FIELD, RESTOCK_FORM_ID } from '#foundation/forms/form-kinds.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { ChosenStock } from '../VariantDetails';

interface RestockPartProps {
  locale: Locale;
  /** Numeric id. */
  productId: number;
  handle: string;
  /** The product's category, an alternative to a sold-out product (PROD-07). */
  category: { readonly href: string; readonly label: string } | null;
}

/**
 * Replaces the buttons when a variant is sold out (PROD-07, RESTOCK-01): plain markup, activated by browser/forms. The chosen
 * variant is a hidden field beside it (SoldOutBox).
 */
export function RestockPart({ locale, productId, handle, category }: RestockPartProps) {
  const m = messages(locale);
  const { action, kind, address, ...names } = FORMS.restockNotice;
  return (
    <RestockForm
      id={RESTOCK_FORM_ID}
      action={action}
      kind={kind}
      name={address}
      stock={<ChosenStock messages={messageTable('buy', locale)} />}
      lead={m.restock.body}
      label={m.restock.mailLabel}
      mark={m.common.required}
      placeholder={m.footer.mailPlaceholder}
      submit={m.product.restockButton}
      doneLabel={m.restock.done}
      note={m.restock.note}
      extra={{ [names.product]: String(productId), [names.handle]: handle, [LANGUAGE_FIELD]: locale }}
    >
      {category && (
        <Button width="full" href={category.href}>
          {category.label}
        </Button>
      )}
    </RestockForm>
  );
}
