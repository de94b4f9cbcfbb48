import { heart } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { root } from './FavoriteButton.css.ts';

export interface FavoriteButtonProps {
  /** The product's id, in the attribute `data-favorite`: one listener of the page handles all hearts */
  productId: number;
  /** Accessible name, e.g. お気に入り: モンステラ; `aria-pressed` has the state */
  label: string;
  /** The server's value. Pages are the same for all visitors, so the page's own script sets `aria-pressed`. @default false */
  pressed?: boolean;
  /** 20 on cards, 24 beside a title. @default 20 */
  iconSize?: 20 | 24;
}

/** A heart that fills when the product is a favourite (FAV-01). */
export function FavoriteButton({ productId, label, pressed = false, iconSize = 20 }: FavoriteButtonProps) {
  return (
    <span className={root}>
      <IconButton
        icon={heart}
        iconSize={iconSize}
        label={label}
        aria-pressed={pressed}
        data-favorite={productId}
        suppressHydrationWarning
      />
    </span>
  );
}
