import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './AdvisorJumps.css.ts';

export interface AdvisorJumpsProps {
  /** Accessible name of the row, e.g. 得意な分野 */
  label: string;
  /** Anchor in the page, expertise, and still life of each */
  items: readonly { readonly href: string; readonly label: string; readonly picture: Picture }[];
}

/** Below 1024 px: a row of round images, each an anchor link to one person on the page (ROUTE-20). */
export function AdvisorJumps({ label, items }: AdvisorJumpsProps) {
  return (
    <nav className={styles.row} aria-label={label}>
      {items.map(({ href, label: name, picture }) => (
        <a key={href} className={styles.jump} href={href}>
          <span className={styles.picture}>
            <Image picture={picture} ratio="fill" rounded={false} sizes="96px" eager />
          </span>
          {name}
        </a>
      ))}
    </nav>
  );
}
