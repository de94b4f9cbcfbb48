import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { EmptyScreen } from '#foundation/screen/EmptyScreen.tsx';

/** Of a link to a cart that an agent made, which cannot be opened any more: nothing was done to the shopper's own (AGENT-03). */
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
