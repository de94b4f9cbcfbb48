import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { EmptyScreen, type EmptyScreenProps } from '#foundation/screen/EmptyScreen.tsx';

interface EmptyFavoritesProps extends Pick<EmptyScreenProps, 'to'> {
  m: Messages;
  /** There are no favourites, none of them is sold any more, or a read failed: they are still stored, and the read can be retried. */
  why: 'empty' | 'gone' | 'offline';
}

/** The favourites' page without products. */
export function EmptyFavorites({ m, why, to }: EmptyFavoritesProps) {
  return why !== 'offline' ? (
    <EmptyScreen
      drawing="pot"
      title={why === 'gone' ? m.favorite.gone : m.favorite.empty}
      text={m.favorite.lead}
      action={m.favorite.emptyAction}
      to={to}
    />
  ) : (
    <EmptyScreen
      drawing="can"
      title={m.favorite.failedTitle}
      text={m.favorite.failed}
      action={m.common.retry}
      to={to}
    />
  );
}
