import { Icon } from '#primitives/Icon/Icon.tsx';
import { close, search } from '#primitives/Icon/icon-shapes.ts';
import { clear, form, input, root, submit } from './SearchField.css.ts';

export interface SearchFieldProps {
  /** The search page's address */
  action: string;
  /** The query's name in the address. @default 'q' */
  name?: string;
  /** Names field and button, e.g. 検索 */
  label: string;
  placeholder: string;
  defaultValue?: string;
  /** Marks the field as one that gets suggestions (`data-suggest`): their code comes on intent. @default false */
  suggest?: boolean;
  /** Has the focus from the first: of a page that is there to be typed in. @default false */
  focused?: boolean;
  /** Names the cross that empties the field; without it there is none */
  clearLabel?: string;
}

/** A search field that works as a plain form. Suggestions hang from it. */
export function SearchField(props: SearchFieldProps) {
  const {
    action,
    name = 'q',
    label,
    placeholder,
    defaultValue,
    suggest = false,
    focused = false,
    clearLabel,
  } = props;
  return (
    <search className={root}>
      <form className={form} action={action} method="get">
        <button className={submit} type="submit" aria-label={label}>
          <Icon shape={search} size={20} />
        </button>
        <input
          className={input}
          type="search"
          name={name}
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
          <button className={clear} type="reset" aria-label={clearLabel}>
            <Icon shape={close} size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
