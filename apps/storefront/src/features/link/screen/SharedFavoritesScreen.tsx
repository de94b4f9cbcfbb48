import { FAVORITES_MAX, formatFavorites } from '@shop/rules/favorite/favorites';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { CardGrid } from '#features/catalog/screen/cards/CardGrid.tsx';
import type { Card } from '#features/product/contract/card.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { EmptyScreen } from '#foundation/screen/EmptyScreen.tsx';
import { TitledPage } from '#foundation/screen/TitledPage.tsx';

interface SharedFavoritesScreenProps {
  locale: Locale;
  /** The list's existing products. */
  cards: readonly Card[];
  /** The link names more products than a list has. */
  isCut: boolean;
}

/** Cards of a phone's first screen, whose images load eagerly. */
const EAGER = 4;

/** Shared favourites, and the form that adds them to the shopper's own (LINK-03). Needs no JavaScript. */
export function SharedFavoritesScreen({ locale, cards, isCut }: SharedFavoritesScreenProps) {
  const m = messages(locale);
  if (cards.length === 0) {
    return (
      <EmptyScreen
        drawing="pot"
        title={m.links.favoritesTitle}
        text={m.links.favoritesNone}
        action={m.added.continue}
        to={localePath(locale, '/')}
      />
    );
  }
  return (
    <TitledPage title={m.links.favoritesTitle} lead={m.links.favoritesLead}>
      {isCut && <Notice role="status">{m.links.favoritesCut({ n: FAVORITES_MAX })}</Notice>}
      <form method="post" action="/api/favorite-links">
        <input type="hidden" name="items" value={formatFavorites(cards.map(({ id }) => id))} />
        <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
        <Button type="submit" tone="primary">
          {m.links.favoritesAdd}
        </Button>
      </form>
      <CardGrid
        kind="products"
        cards={cards}
        messages={messageTable('cards', locale)}
        titleAs="h2"
        eager={EAGER}
      />
    </TitledPage>
  );
}
