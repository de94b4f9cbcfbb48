import { Icon } from '#primitives/Icon/Icon.tsx';
import { close, search } from '#primitives/Icon/icon-shapes.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** The search page's URL */
  action: string;
  /** Accessible name of field and button, e.g. 検索 */
  label: string;
  placeholder: string;
  defaultValue?: string;
  /** Marks the field as one with suggestions (`data-suggest`): their code loads on intent. @default false */
  suggest?: boolean;
  /** Focused initially: for a page whose purpose is typing. @default false */
  focused?: boolean;
  /** Accessible name of the clear button; without it there is none */
  clearLabel?: string;
}

/** A search field that works as a plain form. The suggestions are positioned below it. */
export function SearchField(props: SearchFieldProps) {
  const { action, label, placeholder, defaultValue, suggest = false, focused = false, clearLabel } = props;
  return (
    <search className={styles.root}>
      <form className={styles.form} action={action} method="get">
        <button className={styles.submit} type="submit" aria-label={label}>
          <Icon shape={search} size={20} />
        </button>
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={defaultValue}
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: only where the page has nothing else to begin with
          autoFocus={focused}
          autoComplete={suggest ? 'off' : undefined}
          data-suggest={suggest ? '' : undefined}
        />
        {clearLabel && (
          <button className={styles.clear} type="reset" aria-label={clearLabel}>
            <Icon shape={close} size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
