import { type ChipLink, Chips } from '#primitives/Chips/Chips.tsx';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { clock, close } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import {
  block,
  blockHead,
  clearAll,
  recentLink,
  recentRow,
  title,
  variant as variantStyle,
} from './SearchStart.css.ts';

/** A search that was made before: where it leads, and what its cross is called. */
export interface RecentSearch {
  href: string;
  label: string;
  removeLabel: string;
}

export interface SearchStartProps {
  /** Names the whole, e.g. 検索のはじめに */
  label: string;
  /** Searches of before, the newest first; without any there is no such block */
  recent: { title: string; items: readonly RecentSearch[]; clearLabel: string };
  /** Words worth searching for, and where to go without searching */
  choices: readonly { title: string; items: readonly ChipLink[] }[];
  /** `sheet` inside a `SearchSheet`. @default 'panel' */
  variant?: 'panel' | 'sheet';
  /** The cross of a search of before was pressed; its place in the list */
  onRemove: (index: number) => void;
  onClear: () => void;
  /** A link was pressed */
  onChoose?: (label: string) => void;
}

/** What an opened search offers before anything is typed (SEARCH-08): it is never blank. */
export function SearchStart(props: SearchStartProps) {
  const { label, recent, choices, variant = 'panel', onRemove, onClear, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by keyboard is clicked too
    <section
      className={variantStyle[variant]}
      aria-label={label}
      onClick={({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link) onChoose?.(link.textContent ?? '');
      }}
    >
      {recent.items.length > 0 && (
        <div className={block}>
          <div className={blockHead}>
            <h2 className={title}>{recent.title}</h2>
            <button className={clearAll} type="button" onClick={onClear}>
              {recent.clearLabel}
            </button>
          </div>
          <ul>
            {recent.items.map(({ href, label: words, removeLabel }, index) => (
              <li key={href} className={recentRow}>
                <a className={recentLink} href={href}>
                  <Icon shape={clock} size={20} />
                  {words}
                </a>
                <IconButton
                  icon={close}
                  iconSize={18}
                  variant="muted"
                  label={removeLabel}
                  onClick={() => onRemove(index)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {choices.map(({ title: words, items }) => (
        <div key={words} className={block}>
          <h2 className={title}>{words}</h2>
          <Chips items={items} />
        </div>
      ))}
    </section>
  );
}
