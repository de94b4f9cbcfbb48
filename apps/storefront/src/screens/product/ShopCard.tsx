'use client';

import { FavoriteButton } from '@shop/ui-kit/commerce/favorite/FavoriteButton';
import { ProductCard, type ProductCardProps } from '@shop/ui-kit/commerce/product/ProductCard';
import { fill } from '../../i18n/fill';
import type { Card } from './card';
import type { CardWords } from './card-words';
import { productPicture } from './product-picture';
import { toneOf } from './tone-of-badge';

interface ShopCardProps
  extends Pick<ProductCardProps, 'id' | 'size' | 'titleAs' | 'eager' | 'priority' | 'sizes'> {
  card: Card;
  words: CardWords;
  /** Its place in a ranking, 1 the best. */
  rank?: number;
}

/** A product as the kit's card (CARD-01). */
export function ShopCard({ card, words, rank, ...look }: ShopCardProps) {
  const { badges = [], score, reviews } = card;
  return (
    <ProductCard
      {...look}
      href={words.products + card.handle}
      title={card.title}
      vendor={card.vendor}
      picture={productPicture(
        card.image === undefined ? null : { src: card.image, alt: '' },
        look.size === 'small' ? 540 : 720,
      )}
      price={{
        amount: card.price,
        compareAt: card.compareAt ?? null,
        taxNote: words.taxIncluded,
        saleLabel: words.salePrice,
        wasLabel: words.originalPrice,
        ...(card.isRange && { from: words.priceFrom }),
      }}
      tags={badges.map((kind) => ({ tone: toneOf(kind), label: words.badges[kind] }))}
      soldOut={card.isSoldOut ?? false}
      favorite={<FavoriteButton productId={card.id} label={fill(words.favorite, { title: card.title })} />}
      {...(score !== undefined && {
        rating: { score, label: fill(words.stars, { score }), count: `(${reviews})` },
      })}
      {...(rank !== undefined && { rank: { rank, label: fill(words.rank, { n: rank }) } })}
    />
  );
}
