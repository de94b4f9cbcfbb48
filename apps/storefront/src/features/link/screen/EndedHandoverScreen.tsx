import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { EmptyScreen } from '#foundation/screen/EmptyScreen.tsx';

/** The page for a link to an agent's cart that can no longer be opened: the shopper's own cart is unchanged (AGENT-03). */
export function EndedHandoverScreen({ locale }: { locale: Locale }) {
  const m = messages(locale);
  return (
    <EmptyScreen
      drawing="pot"
      title={m.links.cartTitle}
      text={<span role="alert">{m.links.handoverEnded}</span>}
      action={m.added.toCart}
      to={localePath(locale, '/cart')}
    />
  );
}
