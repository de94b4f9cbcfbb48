import { type ChipLink, Chips } from '#primitives/Chips/Chips.tsx';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { clock, close } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import { type MenuPicture, menuPictureSizes } from '../menu-picture.ts';
import {
  picture as productPicture,
  product as productStyle,
  row as rowStyle,
  words as wordsStyle,
} from '../SearchSuggestions/SearchSuggestions.css.ts';
import * as styles from './SearchStart.css.ts';

/** An earlier search: its link, and the label of its remove button. */
export interface RecentSearch {
  href: string;
  label: string;
  removeLabel: string;
}

export interface SearchStartProps {
  /** Accessible name of the whole, e.g. 検索のはじめに */
  label: string;
  /** Earlier searches, newest first; the block is omitted if there are none */
  recent: { title: string; items: readonly RecentSearch[]; clearLabel: string };
  /** Suggested words, and destinations without a search */
  choices: readonly { title: string; items: readonly ChipLink[] }[];
  /** Destinations without a search, in squares whose images load later; beside the rest on desktops */
  squares?: {
    title: string;
    items: readonly { href: string; label: string; picture?: MenuPicture }[];
    /** Link to all of them */
    more?: { href: string; label: string };
  };
  /** Products, below the squares */
  products?: {
    title: string;
    items: readonly {
      href: string;
      label: string;
      picture: Picture;
      price: Omit<PriceProps, 'size' | 'light'>;
    }[];
  };
  /** `sheet` inside a `SearchSheet`. @default 'panel' */
  variant?: 'panel' | 'sheet';
  /** The remove button of an earlier search was pressed; its index in the list */
  onRemove: (index: number) => void;
  onClear: () => void;
  /** A link was pressed */
  onChoose?: (label: string) => void;
}

/** The content of an opened search before anything is typed (SEARCH-08): nothing in a shop that has nothing to show. */
export function SearchStart(props: SearchStartProps) {
  const { label, recent, choices, squares, products, variant = 'panel', onRemove, onClear, onChoose } = props;
  const start = [
    recent.items.length > 0 && (
      <RecentSearches key="recent" {...recent} onRemove={onRemove} onClear={onClear} />
    ),
    ...choices.map(({ title: words, items }) => (
      <div key={words} className={styles.block}>
        <h2 className={styles.title}>{words}</h2>
        <Chips items={items} />
      </div>
    )),
  ];
  const hasPictures = squares !== undefined || products !== undefined;
  if (!hasPictures && !start.some(Boolean)) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by keyboard is clicked too
    <section
      className={styles.variant[variant]}
      aria-label={label}
      onClick={({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link) onChoose?.(link.textContent ?? '');
      }}
    >
      {hasPictures ? <div>{start}</div> : start}
      {hasPictures && (
        <div className={styles.beside}>
          {squares && <Squares {...squares} />}
          {products && <Products {...products} />}
        </div>
      )}
    </section>
  );
}

function RecentSearches({
  title: words,
  items,
  clearLabel,
  onRemove,
  onClear,
}: SearchStartProps['recent'] & Pick<SearchStartProps, 'onRemove' | 'onClear'>) {
  return (
    <div className={styles.block}>
      <div className={styles.blockHead}>
        <h2 className={styles.title}>{words}</h2>
        <button className={styles.clearAll} type="button" onClick={onClear}>
          {clearLabel}
        </button>
      </div>
      <ul>
        {items.map(({ href, label, removeLabel }, index) => (
          <li key={href} className={styles.recentRow}>
            <a className={styles.recentLink} href={href}>
              <Icon shape={clock} size={20} />
              {label}
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
  );
}

function Squares({ title: words, items, more }: NonNullable<SearchStartProps['squares']>) {
  return (
    <div className={styles.block}>
      <div className={styles.blockHead}>
        <h2 className={styles.title}>{words}</h2>
        {more && (
          <Link variant="more" href={more.href}>
            {more.label}
          </Link>
        )}
      </div>
      <ul className={styles.squares}>
        {items.map(({ href, label, picture }) => (
          <li key={href}>
            <a className={styles.square} href={href}>
              <span className={styles.squarePicture}>
                {picture && (
                  <Image
                    picture={{ ...picture, alt: '' }}
                    sizes={menuPictureSizes(picture, 72)}
                    focus={picture.focus}
                    eager
                  />
                )}
              </span>
              <span className={styles.squareLabel}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Products({ title: words, items }: NonNullable<SearchStartProps['products']>) {
  return (
    <div className={styles.block}>
      <h2 className={styles.title}>{words}</h2>
      <ul className={styles.productRows}>
        {items.map(({ href, label, picture, price }) => (
          <li key={href}>
            <a className={`${rowStyle} ${productStyle}`} href={href}>
              <span className={productPicture}>
                <Image picture={picture} sizes="56px" eager />
              </span>
              <span className={wordsStyle}>
                <span>{label}</span>
                <Price {...price} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
