import { Icon } from '#primitives/Icon/Icon.tsx';
import { book, filter, grid, house, search } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { LiveRegion } from '#primitives/LiveRegion/LiveRegion.tsx';
import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import * as styles from './SearchSuggestions.css.ts';

const ICONS = { keyword: search, need: filter, category: grid, purpose: house, page: book, all: search };

/** A suggestion: its link, and its text in pieces, of which the typed ones are bold. */
export interface SuggestionRow {
  href: string;
  parts: readonly { text: string; isTyped: boolean }[];
  /** Selects the icon before the text; a product has its image there */
  kind: keyof typeof ICONS | 'product';
  picture?: Picture;
  price?: Omit<PriceProps, 'size' | 'light'>;
}

export interface SuggestionGroup {
  /** Omitted for the link to all results at the foot */
  title?: string;
  rows: readonly SuggestionRow[];
}

export interface SearchSuggestionsProps {
  /** The list's id, for the field's `aria-controls`; rows are `${id}-0` and so on, for `aria-activedescendant` */
  id: string;
  /** Accessible name of the list */
  label: string;
  groups: readonly SuggestionGroup[];
  /** The row selected by keyboard, counted through all groups. @default null */
  active?: number | null;
  /** The next answer is pending. @default false */
  busy?: boolean;
  /** Announced, and also shown if there are no rows: searching, nothing found, no answer */
  note: string;
  /** `sheet` inside a `SearchSheet`. @default 'panel' */
  variant?: 'panel' | 'sheet';
  /** A row was pressed */
  onChoose?: () => void;
}

/**
 * Suggestions of a search field while typing: keywords, needs, products with image and price, categories, pages. In a wide panel the
 * products are beside the text. The list of a combobox: the focus stays in the field, and the arrow keys move `active` (SEARCH-04). Rows
 * are still links.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, label, groups, active = null, busy = false, note, variant = 'panel', onChoose } = props;
  const filled = groups.filter(({ rows }) => rows.length > 0);
  const isSplit = variant === 'panel' && filled.some(hasProducts) && !filled.every(hasProducts);
  const starts = filled.map((_, at) => filled.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is, in the field
    <div className={styles.variant[variant]} onMouseDown={(event) => event.preventDefault()}>
      {filled.length > 0 && (
        <div
          id={id}
          className={isSplit ? styles.split : undefined}
          role="listbox"
          aria-label={label}
          aria-busy={busy}
          tabIndex={-1}
        >
          {filled.map(({ title, rows }, group) => (
            <div
              key={title ?? ''}
              className={
                title === undefined
                  ? styles.foot
                  : isSplit && hasProducts({ rows })
                    ? styles.beside
                    : undefined
              }
              {...(title === undefined ? { role: 'presentation' } : { role: 'group', 'aria-label': title })}
            >
              {title !== undefined && (
                <div className={styles.title} aria-hidden="true">
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
        <p className={styles.note} aria-hidden="true">
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
      className={kind === 'product' ? `${styles.row} ${styles.product}` : styles.row}
      onClick={onChoose}
    >
      {kind === 'product' ? (
        <span className={styles.picture}>{picture && <Image picture={picture} sizes="56px" eager />}</span>
      ) : (
        <Icon shape={ICONS[kind]} size={18} />
      )}
      <span className={styles.words}>
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
