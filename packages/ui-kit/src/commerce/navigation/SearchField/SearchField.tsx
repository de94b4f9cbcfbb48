import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { search } from '../../../primitives/Icon/icon-shapes.ts';
import { form, input, submit } from './SearchField.css.ts';

export interface SearchFieldProps {
  /** The search page's address */
  action: string;
  /** The query's name in the address. @default 'q' */
  name?: string;
  /** Names field and button, e.g. 検索 */
  label: string;
  placeholder: string;
  defaultValue?: string;
}

/** A search field that works as a plain form. */
export function SearchField({ action, name = 'q', label, placeholder, defaultValue }: SearchFieldProps) {
  return (
    <search>
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
        />
      </form>
    </search>
  );
}
