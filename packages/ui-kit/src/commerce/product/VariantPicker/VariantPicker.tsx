'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { radioAfterKey } from '#behaviour/radio-key.ts';
import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import * as styles from './VariantPicker.css.ts';

export interface VariantOption {
  id: string;
  /** This variant's own URL; the row is a link until JavaScript has loaded */
  href: string;
  name: string;
  /** Under the name, e.g. the height */
  note?: string;
  price: Omit<PriceProps, 'size' | 'light' | 'taxNote'>;
  /** Under the price: the stock, as text */
  stock: ReactNode;
  /** Stays selectable, for a restock notice. @default false */
  soldOut?: boolean;
}

export interface VariantPickerProps {
  /** Accessible name of the choice, e.g. 種類 (PROD-04) */
  label: string;
  options: readonly VariantOption[];
  selectedId: string;
  onSelect: (id: string) => void;
}

/** The choice of a product's variants: rows that are radio buttons, and links without JavaScript. */
export function VariantPicker({ label, options, selectedId, onSelect }: VariantPickerProps) {
  const labelId = useId();
  const handleClick = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (id !== selectedId) onSelect(id);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = radioAfterKey(event.key, index, options.length);
    if (next === null) return;
    event.preventDefault();
    const row = event.currentTarget.parentElement?.children[next];
    if (row instanceof HTMLElement) row.focus();
    const option = options[next];
    if (option && option.id !== selectedId) onSelect(option.id);
  };

  return (
    <div className={styles.root}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <div className={styles.group} role="radiogroup" aria-labelledby={labelId}>
        {options.map((option, index) => {
          const selected = option.id === selectedId;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a link first, so that it works without JavaScript
            <a
              key={option.id}
              className={option.soldOut ? `${styles.row} ${styles.soldOut}` : styles.row}
              href={option.href}
              role="radio"
              aria-checked={selected}
              tabIndex={selected ? 0 : -1}
              onClick={(event) => handleClick(event, option.id)}
              onKeyDown={(event) => handleKeyDown(event, index)}
            >
              <span className={styles.dot} />
              <span>
                <span className={styles.name}>{option.name}</span>
                {option.note && <span className={styles.note}>{option.note}</span>}
              </span>
              <span className={styles.end}>
                <Price {...option.price} light={option.soldOut} />
                <span className={styles.note}>{option.stock}</span>
              </span>
            </a>
          );
        })}
      </div>
    </div>
  );
}
