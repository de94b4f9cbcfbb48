import * as styles from './RadioRows.css.ts';

export interface RadioRowsProps {
  /** Accessible name of the choice */
  label: string;
  /** The form field's name */
  name: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The chosen value of a controlled group */
  value?: string;
  /** The initial value of an uncontrolled group */
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
}

/** A choice of a few options, each in a box of 44 pixels: delivery times. */
export function RadioRows({ label, name, options, value, defaultValue, onChange }: RadioRowsProps) {
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.rows}>
        {options.map((option) => (
          <label key={option.value} className={styles.row}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={onChange && (() => onChange(option.value))}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
