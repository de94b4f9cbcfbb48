import { input, label as labelStyle, row, rows } from './RadioRows.css.ts';

export interface RadioRowsProps {
  /** Names the choice */
  label: string;
  /** The form field's name */
  name: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The chosen value when the parent keeps it */
  value?: string;
  /** The first chosen value when the form keeps it */
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
}

/** One of a few, each in a box of 44 pixels: delivery times. */
export function RadioRows({ label, name, options, value, defaultValue, onChange }: RadioRowsProps) {
  return (
    <fieldset>
      <legend className={labelStyle}>{label}</legend>
      <div className={rows}>
        {options.map((option) => (
          <label key={option.value} className={row}>
            <input
              type="radio"
              className={input}
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
