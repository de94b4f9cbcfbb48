'use client';

import { type MouseEvent, useId } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { minus, plus } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './SetPicker.css.ts';

export interface SetPickerOption {
  name: string;
  picture: Picture;
  quantity: number;
  /** No set contains one more of it: its plus looks disabled, and can be pressed for the reason. @default false */
  disabled?: boolean;
  /** Label of the plus, e.g. ガジュマルを選ぶ */
  raiseLabel: string;
  /** Label of the minus, e.g. ガジュマルを外す */
  lowerLabel: string;
  /** Announced instead of the bare number, e.g. ガジュマル 1点 */
  quantityLabel: string;
}

export interface SetPickerProps {
  /** The instruction, e.g. お好きな2点をお選びください */
  title: string;
  /** The progress, e.g. 2点中 1点を選択中; announced on change */
  countLabel: string;
  total: number;
  options: readonly SetPickerOption[];
  /** Adds one of the option at this index; also called for a full set, so that the shopper gets a message */
  onRaise: (index: number) => void;
  onLower: (index: number) => void;
}

const PICTURE_SIZES = '(min-width:1024px) 72px, (min-width:768px) 22vw, 45vw';

/**
 * The options of a set (SET-01): squares in two columns on phones, rows from 1024. An unchosen option has a plus; a chosen one
 * has minus, quantity and plus. In a full set every plus looks disabled, as does that of an option of which no set contains one
 * more. It keeps the focus, and can be pressed for the reason.
 */
export function SetPicker({ title, countLabel, total, options, onRaise, onLower }: SetPickerProps) {
  const titleId = useId();
  const count = options.reduce((sum, { quantity }) => sum + quantity, 0);
  const lower = (event: MouseEvent<HTMLButtonElement>, index: number, quantity: number) => {
    // The minus disappears with the last piece: the focus stays in the row.
    const more = event.currentTarget.parentElement?.lastElementChild;
    if (quantity === 1 && more instanceof HTMLElement) more.focus();
    onLower(index);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className={styles.root} role="group" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.count} role="status">
          {countLabel}
        </p>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: total }, (_, piece) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike and stay in their places
          <span key={piece} className={piece < count ? styles.done : undefined} />
        ))}
      </div>
      <ul className={styles.options}>
        {options.map(
          ({ name, picture, quantity, disabled, raiseLabel, lowerLabel, quantityLabel }, index) => (
            <li key={name} className={quantity > 0 ? `${styles.option} ${styles.chosen}` : styles.option}>
              <span className={styles.picture}>
                <Image picture={{ ...picture, alt: '' }} sizes={PICTURE_SIZES} />
              </span>
              <p className={styles.name}>{name}</p>
              <div className={styles.stepper}>
                {quantity > 0 && (
                  <button
                    type="button"
                    className={styles.step}
                    aria-label={lowerLabel}
                    onClick={(event) => lower(event, index, quantity)}
                  >
                    <Icon shape={minus} size={20} />
                  </button>
                )}
                {quantity > 0 && (
                  <output className={styles.quantity} aria-label={quantityLabel}>
                    {quantity}
                  </output>
                )}
                <button
                  type="button"
                  className={styles.step}
                  aria-label={raiseLabel}
                  aria-disabled={count >= total || disabled || undefined}
                  onClick={() => onRaise(index)}
                >
                  <Icon shape={plus} size={20} />
                </button>
              </div>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
