'use client';

import { heart } from '../../../primitives/Icon/icon-shapes.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';

export interface FavoriteButtonProps {
  /** The product is a favourite */
  pressed: boolean;
  /** What it toggles, e.g. お気に入り; the state is read from `pressed` */
  label: string;
  onToggle: () => void;
  /** 20 on cards, 24 beside a title. @default 20 */
  iconSize?: 20 | 24;
}

/** A heart that fills when the product is a favourite. */
export function FavoriteButton({ pressed, label, onToggle, iconSize = 20 }: FavoriteButtonProps) {
  return (
    <IconButton
      icon={heart}
      iconSize={iconSize}
      filled={pressed}
      label={label}
      aria-pressed={pressed}
      onClick={onToggle}
    />
  );
}
