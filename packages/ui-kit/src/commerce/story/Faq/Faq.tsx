import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronDown } from '#primitives/Icon/icon-shapes.ts';
import { Link } from '#primitives/Link/Link.tsx';
import { WholePieces } from '#primitives/WholePieces/WholePieces.tsx';
import * as styles from './Faq.css.ts';

export interface FaqProps {
  questions: readonly {
    name: string;
    text: string;
    /** The target of links to it */
    id?: string;
    /** The page with details, and an unambiguous name of the link */
    more?: { href: string; label: string; name: string };
  }[];
  /** All answers are open, not only the first. @default false */
  isOpen?: boolean;
  /** @default 'h3' */
  headingAs?: 'h2' | 'h3';
}

/** Questions that expand to their answers, the first one open: the browser's own disclosures, without any code. */
export function Faq({ questions, isOpen = false, headingAs: Heading = 'h3' }: FaqProps) {
  return (
    <div>
      {questions.map(({ id, name, text, more }, index) => (
        <details key={name} id={id} className={styles.item} open={isOpen || index === 0}>
          <summary className={styles.question}>
            <Heading className={styles.title}>{name}</Heading>
            <span className={styles.chevron}>
              <Icon shape={chevronDown} size={20} />
            </span>
          </summary>
          <p className={styles.answer}>
            <WholePieces>{text}</WholePieces>
          </p>
          {more && (
            <p className={styles.more}>
              <Link href={more.href} aria-label={more.name}>
                {more.label}
              </Link>
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
