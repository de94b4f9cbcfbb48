/** @jsxRuntime automatic */
import { localized } from '../../graphql/localized.ts';
import type { ShortLine } from '../place-order.ts';
import { variantTitleOf } from '../shown-line.ts';
import type { Language, Words } from '../words.ts';

interface SoldOutPageProps {
  readonly words: Words;
  readonly language: Language;
  readonly short: readonly ShortLine[];
  /** checkout of the remaining lines; null when none remain */
  readonly continueHref: string | null;
  readonly cartHref: string;
}

/** Sold-out page: the affected lines, that nothing was charged, and how to continue. */
export function SoldOutPage({ words, language, short, continueHref, cartHref }: SoldOutPageProps) {
  return (
    <>
      <p>{words('soldOut.lead')}</p>
      <ul className="block plain" data-sold-out>
        {short.map(({ line, left }) => (
          <li key={line.line.id}>
            {localized(line.variant.product, 'title', line.variant.product.title, { language })}{' '}
            {variantTitleOf(line.variant, language)}
            <span className="error">
              {' '}
              {left > 0 ? words('soldOut.left', { n: left }) : words('soldOut.none')}
            </span>
          </li>
        ))}
      </ul>
      <div className="actions">
        <a className={continueHref === null ? 'primary' : 'back'} href={cartHref}>
          {words('soldOut.toCart')}
        </a>
        {continueHref === null ? null : (
          <a className="primary" href={continueHref}>
            {words('soldOut.continue')}
          </a>
        )}
      </div>
    </>
  );
}
