import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import type { Messages } from '../../i18n/__generated__/messages';

/** No product is marked yet: where to go on. */
export function NoFavorites({ m, shopAddress }: { m: Messages; shopAddress: string }) {
  return (
    <EmptyState
      drawing="pot"
      title={m.favorite.empty}
      text={m.favorite.lead}
      action={
        <Button tone="primary" width="comfortable" href={shopAddress}>
          {m.favorite.emptyAction}
        </Button>
      }
    />
  );
}
