import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { EmptyScreen, type EmptyScreenProps } from '#foundation/screen/EmptyScreen.tsx';

interface EmptyCartProps extends Pick<EmptyScreenProps, 'to'> {
  m: Messages;
  /** Of an empty one. @default null */
  hint?: string | null;
  /** The cart is empty (CART-08), or a read failed and can be retried (CART-04). */
  why: 'empty' | 'offline';
}

/** The cart's page without lines (CART-08, CART-04). */
export function EmptyCart({ m, why, hint = null, to }: EmptyCartProps) {
  return why === 'empty' ? (
    <EmptyScreen drawing="bag" title={m.cart.empty} text={hint} action={m.cart.emptyAction} to={to} />
  ) : (
    <EmptyScreen
      drawing="can"
      title={m.cart.offline}
      text={m.cart.offlineHint}
      action={m.common.retry}
      to={to}
    />
  );
}
