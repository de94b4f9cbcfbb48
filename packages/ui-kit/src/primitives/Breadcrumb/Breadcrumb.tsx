import { Icon } from '../Icon/Icon.tsx';
import { chevronRight } from '../Icon/icon-shapes.ts';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbProps {
  /** Accessible name of the landmark, e.g. 現在の位置 */
  label: string;
  /** From the top page down; the last is this page and needs no `href` */
  items: readonly { label: string; href?: string }[];
}

/** The position of this page in the shop (NAV-01). */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ label: name, href }, index) => (
          <li key={name} className={styles.item}>
            {href && index < items.length - 1 ? (
              <>
                <a className={styles.anchor} href={href}>
                  {name}
                </a>
                <Icon shape={chevronRight} size={12} />
              </>
            ) : (
              <span className={styles.here} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
