'use client';

import { Icon } from '../Icon/Icon.tsx';
import { minus, plus } from '../Icon/icon-shapes.ts';
import { step, stepper, value as valueStyle } from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** Names the group, e.g. 数量 */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  /** @default 1 */
  min?: number;
  max: number;
  /** The new quantity, always between `min` and `max` */
  onChange: (value: number) => void;
}

/**
 * One less, one more. At an end the button is marked disabled and does nothing, but keeps the focus, so that a
 * keyboard user who reaches the end does not fall out of the row.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, min = 1, max, onChange } = props;
  const change = (next: number) => {
    if (next >= min && next <= max) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className={stepper} role="group" aria-label={label}>
      <button
        type="button"
        className={step}
        aria-label={decreaseLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => change(value - 1)}
      >
        <Icon shape={minus} size={20} />
      </button>
      <output className={valueStyle}>{value}</output>
      <button
        type="button"
        className={step}
        aria-label={increaseLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => change(value + 1)}
      >
        <Icon shape={plus} size={20} />
      </button>
    </div>
  );
}
