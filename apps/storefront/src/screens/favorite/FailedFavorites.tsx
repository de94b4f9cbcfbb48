import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import type { Messages } from '../../i18n/__generated__/messages';

/** The products cannot be read now; the favourites are kept, and can be tried again. */
export function FailedFavorites({ m, onRetry }: { m: Messages; onRetry: () => void }) {
  return (
    <EmptyState
      drawing="can"
      title={m.favorite.failedTitle}
      text={m.favorite.failed}
      action={
        <Button tone="primary" width="comfortable" onClick={onRetry}>
          {m.common.retry}
        </Button>
      }
    />
  );
}
