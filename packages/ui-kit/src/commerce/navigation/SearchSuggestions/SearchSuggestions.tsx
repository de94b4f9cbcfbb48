import { Icon } from '#primitives/Icon/Icon.tsx';
import { book, filter, grid, house, search } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { LiveRegion } from '#primitives/LiveRegion/LiveRegion.tsx';
import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import {
  beside,
  foot,
  variant as lookStyle,
  note as noteStyle,
  picture as pictureStyle,
  product,
  row as rowStyle,
  split,
  title as titleStyle,
  words,
} from './SearchSuggestions.css.ts';

const ICONS = { keyword: search, need: filter, category: grid, purpose: house, page: book, all: search };

/** A suggestion: where it leads, and its words in pieces, of which those typed are bold. */
export interface SuggestionRow {
  href: string;
  parts: readonly { text: string; isTyped: boolean }[];
  /** What stands before the words; a product has its picture there */
  kind: keyof typeof ICONS | 'product';
  picture?: Picture;
  price?: Omit<PriceProps, 'size' | 'light'>;
}

export interface SuggestionGroup {
  /** Left out for the way to all results, which stands at the foot */
  title?: string;
  rows: readonly SuggestionRow[];
}

export interface SearchSuggestionsProps {
  /** The list's id, for the field's `aria-controls`; rows are `${id}-0` and on, for `aria-activedescendant` */
  id: string;
  /** Names the list */
  label: string;
  groups: readonly SuggestionGroup[];
  /** The row the keyboard stands on, counted through all groups. @default null */
  active?: number | null;
  /** The next answer is on its way. @default false */
  busy?: boolean;
  /** Read aloud; drawn as well when there are no rows: looking, nothing found, no answer */
  note: string;
  /** `sheet` inside a `SearchSheet`. @default 'panel' */
  variant?: 'panel' | 'sheet';
  /** A row was pressed */
  onChoose?: () => void;
}

/**
 * What a search field offers while one types: keywords, needs, products with picture and price, categories, pages; in a wide
 * panel the products stand beside the words. The list of a combobox: the focus stays in the field, the arrow keys move `active` (SEARCH-04). Rows are links all the same.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, label, groups, active = null, busy = false, note, variant = 'panel', onChoose } = props;
  const filled = groups.filter(({ rows }) => rows.length > 0);
  const isSplit = variant === 'panel' && filled.some(hasProducts) && !filled.every(hasProducts);
  const starts = filled.map((_, at) => filled.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is, in the field
    <div className={lookStyle[variant]} onMouseDown={(event) => event.preventDefault()}>
      {filled.length > 0 && (
        <div
          id={id}
          className={isSplit ? split : undefined}
          role="listbox"
          aria-label={label}
          aria-busy={busy}
          tabIndex={-1}
        >
          {filled.map(({ title, rows }, group) => (
            <div
              key={title ?? ''}
              className={title === undefined ? foot : isSplit && hasProducts({ rows }) ? beside : undefined}
              {...(title === undefined ? { role: 'presentation' } : { role: 'group', 'aria-label': title })}
            >
              {title !== undefined && (
                <div className={titleStyle} aria-hidden="true">
                  {title}
                </div>
              )}
              {rows.map((row, index) => {
                const place = (starts[group] ?? 0) + index;
                return (
                  <Row
                    key={row.href}
                    {...row}
                    id={`${id}-${place}`}
                    active={place === active}
                    onChoose={onChoose}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
      {filled.length === 0 && (
        <p className={noteStyle} aria-hidden="true">
          {note}
        </p>
      )}
      <LiveRegion>{note}</LiveRegion>
    </div>
  );
}

function hasProducts({ rows }: { rows: readonly SuggestionRow[] }): boolean {
  return rows[0]?.kind === 'product';
}

function Row(props: SuggestionRow & { id: string; active: boolean; onChoose: (() => void) | undefined }) {
  const { id, href, parts, kind, picture, price, active, onChoose } = props;
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
      className={kind === 'product' ? `${rowStyle} ${product}` : rowStyle}
      onClick={onChoose}
    >
      {kind === 'product' ? (
        <span className={pictureStyle}>{picture && <Image picture={picture} sizes="56px" eager />}</span>
      ) : (
        <Icon shape={ICONS[kind]} size={18} />
      )}
      <span className={words}>
        <span>
          {parts.map(({ text, isTyped }, at) => {
            const Part = isTyped ? 'mark' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
            return <Part key={at}>{text}</Part>;
          })}
        </span>
        {price && <Price {...price} />}
      </span>
    </a>
  );
}
