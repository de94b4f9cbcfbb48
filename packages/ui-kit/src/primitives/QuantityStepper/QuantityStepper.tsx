'use client';

import { Icon } from '../Icon/Icon.tsx';
import { chevronDown, minus, plus } from '../Icon/icon-shapes.ts';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** Accessible name of the group, e.g. 数量 */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  max: number;
  /** One more or one less than the last chosen quantity: presses may be faster than renders of `value` */
  onStep: (by: 1 | -1) => void;
  /** The number opens the browser's own list of all quantities; without it there are only the buttons */
  choice?: QuantityChoice;
}

/** A quantity chosen from a list. */
export interface QuantityChoice {
  /** Accessible name of the list, e.g. モンステラの数量を選ぶ */
  label: string;
  onChoose: (quantity: number) => void;
}

/**
 * Buttons for one less and one more. At an end the button is marked disabled and does nothing, but keeps the focus, so that
 * keyboard users do not lose their position. The list covers the number: only the number is shown and announced.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, max, onStep, choice } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      className={choice ? `${styles.stepper} ${styles.withList}` : styles.stepper}
      role="group"
      aria-label={label}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={decreaseLabel}
        aria-disabled={value <= 1 || undefined}
        onClick={() => value > 1 && onStep(-1)}
      >
        <Icon shape={minus} size={20} />
      </button>
      <output className={styles.value} translate="no">
        {value}
      </output>
      {choice && (
        <span className={styles.sign}>
          <Icon shape={chevronDown} size={12} />
        </span>
      )}
      {choice && (
        <select
          className={styles.list}
          aria-label={choice.label}
          translate="no"
          value={value}
          onChange={({ currentTarget }) => choice.onChoose(Number(currentTarget.value))}
        >
          {quantitiesTo(Math.max(max, value)).map((quantity) => (
            <option key={quantity} value={quantity} disabled={quantity > max}>
              {quantity}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className={styles.step}
        aria-label={increaseLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onStep(1)}
      >
        <Icon shape={plus} size={20} />
      </button>
    </div>
  );
}

function quantitiesTo(last: number): number[] {
  return Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);
}
