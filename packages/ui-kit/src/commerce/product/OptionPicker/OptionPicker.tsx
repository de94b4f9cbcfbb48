'use client';

import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { radioAfterKey } from '#behaviour/radio-key.ts';
import { Notice } from '#primitives/Notice/Notice.tsx';
import * as shared from '../VariantPicker/VariantPicker.css.ts';
import * as styles from './OptionPicker.css.ts';

export interface OptionPickerValue {
  name: string;
  /** The variant that it chooses */
  id: string;
  /** That variant's own URL; the value is a link until JavaScript has loaded */
  href: string;
  selected: boolean;
  /** Why it cannot be bought as it is, in words: sold out, or no such combination. It stays selectable */
  note?: string;
  /** Selecting it changes other options too, so that arrow keys only focus it. @default false */
  changesOthers?: boolean;
}

export interface OptionPickerProps {
  groups: readonly { label: string; values: readonly OptionPickerValue[] }[];
  onSelect: (value: OptionPickerValue) => void;
  /** What the last selection changed besides its own option, announced; '' for nothing */
  status: string;
}

/** The choice of a product's variant by its options (PROD-16): a radio group for each, whose values are links without JavaScript. */
export function OptionPicker({ groups, onSelect, status }: OptionPickerProps) {
  return (
    <div className={shared.root}>
      {groups.map((group) => (
        <OptionGroup key={group.label} {...group} onSelect={onSelect} />
      ))}
      <div role="status">
        {status !== '' && (
          <div className={styles.status}>
            <Notice>{status}</Notice>
          </div>
        )}
      </div>
    </div>
  );
}

function OptionGroup({
  label,
  values,
  onSelect,
}: OptionPickerProps['groups'][number] & Pick<OptionPickerProps, 'onSelect'>) {
  const labelId = useId();
  const select = (value: OptionPickerValue) => {
    if (!value.selected) onSelect(value);
  };
  const handleClick = (event: MouseEvent, value: OptionPickerValue) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    select(value);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = radioAfterKey(event.key, index, values.length);
    const value = next === null ? undefined : values[next];
    if (next === null || value === undefined) return;
    event.preventDefault();
    const radio = event.currentTarget.parentElement?.children[next];
    if (radio instanceof HTMLElement) radio.focus();
    if (next === index || !value.changesOthers) select(value);
  };
  return (
    <div className={styles.group}>
      <p className={shared.label}>
        <span id={labelId}>{label}</span>{' '}
        <span className={styles.chosen}>{values.find(({ selected }) => selected)?.name}</span>
      </p>
      <div className={styles.values} role="radiogroup" aria-labelledby={labelId}>
        {values.map((value, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a link first, so that it works without JavaScript
          <a
            key={value.name}
            className={value.note === undefined ? styles.value : `${styles.value} ${styles.unavailable}`}
            href={value.href}
            role="radio"
            aria-checked={value.selected}
            tabIndex={value.selected ? 0 : -1}
            onClick={(event) => handleClick(event, value)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            <span className={shared.name}>{value.name}</span>
            {value.note !== undefined && <span className={shared.note}>{value.note}</span>}
          </a>
        ))}
      </div>
    </div>
  );
}
