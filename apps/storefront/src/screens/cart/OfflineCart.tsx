import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import type { Messages } from '../../i18n/__generated__/messages';

/** The cart cannot be read now; it is kept, and can be tried again (CART-04). */
export function OfflineCart({ m, onRetry }: { m: Messages; onRetry: () => void }) {
  return (
    <EmptyState
      drawing="can"
      title={m.cart.offline}
      text={m.cart.offlineHint}
      action={
        <Button tone="primary" width="comfortable" onClick={onRetry}>
          {m.common.retry}
        </Button>
      }
    />
  );
}
