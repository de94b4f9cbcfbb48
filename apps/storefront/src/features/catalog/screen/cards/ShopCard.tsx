'use client';

import { FavoriteButton } from '@shop/ui-kit/commerce/favorite/FavoriteButton';
import { ProductCard, type ProductCardProps } from '@shop/ui-kit/commerce/product/ProductCard';
import type { Card } from '#features/product/contract/card.ts';
import { fitWords } from '#features/window/contract/fit-words.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { badgeLabel, toneOf } from './tone-of-badge';

/** The drawn width of a card's image by window width (IMG-02), in the grids of products, in sliders and among the first ranks. */
const CARD_SIZES = {
  products: '(min-width:1280px) 282px, (min-width:1024px) 23vw, (min-width:768px) 31vw, 46vw',
  productsBesideRail: '(min-width:1280px) 300px, (min-width:1024px) 21vw, (min-width:768px) 31vw, 46vw',
  threes: '(min-width:1280px) 384px, (min-width:768px) 31vw, 46vw',
  fours: '(min-width:1280px) 282px, (min-width:768px) 22vw, 46vw',
  // Beside the category's text from 1024 px on.
  block: '(min-width:1280px) 206px, (min-width:1024px) 16vw, (min-width:768px) 21vw, 46vw',
  // 3.2 and 6.2 cards.
  slider: '(min-width:1280px) 192px, (min-width:768px) 15vw, 29vw',
  // 2.1 and 4.1 cards.
  firsts: '(min-width:1280px) 288px, (min-width:768px) 22vw, 44vw',
  // The first of a ranking, and those beside it.
  lead: '(min-width:1280px) 612px, (min-width:768px) 47vw, 92vw',
  besideLead: '(min-width:1280px) 294px, (min-width:1024px) 23vw, (min-width:768px) 18vw, 36vw',
} as const;

interface ShopCardProps extends Pick<ProductCardProps, 'id' | 'size' | 'titleAs' | 'eager' | 'priority'> {
  card: Card;
  m: Messages;
  /** The grid or row that it is in. @default 'products', 'slider' for `small` */
  place?: keyof typeof CARD_SIZES;
  /** Its rank in a ranking, from 1. */
  rank?: number | undefined;
}

/** A product as the kit's card (CARD-01). That its price includes tax is said by the list and the footer (CARD-04). */
export function ShopCard({ card, m, rank, place, ...variant }: ShopCardProps) {
  const { badges = [], lights, score, reviews, size = '' } = card;
  return (
    <ProductCard
      {...variant}
      sizes={CARD_SIZES[place ?? (variant.size === 'small' ? 'slider' : 'products')]}
      href={localePath(m.locale, `/products/${card.handle}`)}
      title={card.title}
      facts={[size, card.vendor].filter((fact) => fact !== '')}
      dot={m.common.separator}
      picture={productPicture(
        card.image === undefined ? null : { src: card.image, alt: '' },
        variant.size === 'small' ? 540 : 720,
      )}
      price={{
        amount: card.price,
        compareAt: card.compareAt ?? null,
        saleLabel: m.product.salePrice,
        wasLabel: m.product.originalLabel,
        ...(card.isRange && { from: m.common.priceFrom({ price: '{price}' }) }),
      }}
      tags={badges.map((kind) => ({ tone: toneOf(kind), label: badgeLabel(kind, m) }))}
      soldOut={card.isSoldOut ?? false}
      {...(lights !== undefined && variant.size !== 'small' && { fit: fitWords(lights, m) })}
      favorite={<FavoriteButton productId={card.id} label={m.favorite.toggle({ title: card.title })} />}
      {...(score !== undefined && {
        rating: { score, label: m.product.reviewStars({ score }), count: `(${reviews})` },
      })}
      {...(rank !== undefined && { rank: { rank, label: m.ranking.rank({ n: rank }) } })}
    />
  );
}
