import * as styles from './SideMenuShortcuts.css.ts';

export interface SideMenuShortcutsProps {
  /** About three, with short labels */
  items: readonly { href: string; label: string; tone?: 'standard' | 'sale' }[];
}

/** Shortcuts at the top of the side menu, side by side. */
export function SideMenuShortcuts({ items }: SideMenuShortcutsProps) {
  return (
    <div className={styles.shortcuts}>
      {items.map(({ href, label, tone }) => (
        <a
          key={href}
          className={tone === 'sale' ? `${styles.shortcut} ${styles.sale}` : styles.shortcut}
          href={href}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
