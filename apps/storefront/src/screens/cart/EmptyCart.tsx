import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import type { Messages } from '../../i18n/__generated__/messages';

/** 'No items in cart' (CART-08). */
export function EmptyCart({ m, shopAddress }: { m: Messages; shopAddress: string }) {
  return (
    <EmptyState
      drawing="bag"
      title={m.cart.empty}
      text={m.collections.lead}
      action={
        <Button tone="primary" width="comfortable" href={shopAddress}>
          {m.cart.emptyAction}
        </Button>
      }
    />
  );
}
