import { link, share } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import * as styles from './ShareRow.css.ts';

export interface ShareRowProps {
  label: string;
  /** Services with a link, which opens in a new window; they work without JavaScript */
  services: readonly { href: string; label: string; icon: string }[];
  /** The shared data: the page's absolute URL, and its name */
  page: { address: string; title: string };
  /** Accessible name of the button that copies the URL, and its confirmation */
  copy: { label: string; done: string };
  /** Accessible name of the button for the system's share sheet; shown if `<html>` has `data-share-sheet` */
  sheet: { label: string };
  closeLabel: string;
}

/**
 * Ways to share a page, in one line. The two buttons have `data-share="copy"` and `data-share="sheet"`, and their row has the
 * data for the script that handles a press. The component contains no such script.
 */
export function ShareRow({ label, services, page, copy, sheet, closeLabel }: ShareRowProps) {
  return (
    <div
      className={styles.row}
      data-share-row=""
      data-address={page.address}
      data-title={page.title}
      data-copied={copy.done}
      data-close={closeLabel}
      data-print="no"
    >
      <span className={styles.label}>{label}</span>
      {services.map(({ href, label: name, icon }) => (
        <IconButton
          key={href}
          href={href}
          icon={icon}
          iconSize={20}
          label={name}
          target="_blank"
          rel="noopener"
        />
      ))}
      <span className={styles.needsCode}>
        <IconButton icon={link} iconSize={20} label={copy.label} data-share="copy" />
      </span>
      <span className={styles.needsSheet}>
        <IconButton icon={share} iconSize={20} label={sheet.label} data-share="sheet" />
      </span>
    </div>
  );
}
