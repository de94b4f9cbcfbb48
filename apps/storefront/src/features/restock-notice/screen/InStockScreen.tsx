import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { EmptyScreen } from '#foundation/screen/EmptyScreen.tsx';

interface InStockScreenProps {
  locale: Locale;
  /** With its variant, where it has several. */
  product: string;
  /** The page where it is bought, without the language. */
  path: string;
}

/** What a restock notice without JavaScript ends with when there is nothing to wait for: the way to buy it (RESTOCK-01). */
export function InStockScreen({ locale, product, path }: InStockScreenProps) {
  const m = messages(locale);
  return (
    <EmptyScreen
      drawing="pot"
      title={product}
      text={<span role="status">{m.restock.inStock}</span>}
      action={m.restock.buy}
      to={localePath(locale, path)}
    />
  );
}
