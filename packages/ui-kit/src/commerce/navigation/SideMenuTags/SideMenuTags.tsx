import { useId } from 'react';
import { type MenuTagGroup, TagWords } from '../MenuTags/MenuTags.tsx';
import * as styles from './SideMenuTags.css.ts';

export interface SideMenuTagsProps {
  groups: readonly MenuTagGroup[];
}

/** The side menu's level of tags: one group below the other, with words in two columns. */
export function SideMenuTags({ groups }: SideMenuTagsProps) {
  const id = useId();
  return groups.map(({ title, items }) => (
    <div key={title}>
      <p id={id + title} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id + title} className={styles.list}>
        {items.map(({ href, label, count }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <TagWords label={label} count={count} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
