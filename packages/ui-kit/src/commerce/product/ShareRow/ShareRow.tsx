import { link, share } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { label as labelStyle, needsCode, needsSheet, row } from './ShareRow.css.ts';

export interface ShareRowProps {
  label: string;
  /** Services that are reached by a link, which opens a window of its own; these work without JavaScript */
  services: readonly { href: string; label: string; icon: string }[];
  /** What is copied and handed on: the page's whole address, and its name */
  page: { address: string; title: string };
  /** Names the button that copies the address, and what is said then */
  copy: { label: string; done: string };
  /** Names the button that opens the system's own sheet; drawn where `<html>` has `data-share-sheet` */
  sheet: { label: string };
  closeLabel: string;
}

/**
 * Ways to share a page, in one line. The two buttons carry `data-share="copy"` and `data-share="sheet"`, and their row what
 * the code needs that acts on a press; none of it is here.
 */
export function ShareRow({ label, services, page, copy, sheet, closeLabel }: ShareRowProps) {
  return (
    <div
      className={row}
      data-share-row=""
      data-address={page.address}
      data-title={page.title}
      data-copied={copy.done}
      data-close={closeLabel}
      data-print="no"
    >
      <span className={labelStyle}>{label}</span>
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
      <span className={needsCode}>
        <IconButton icon={link} iconSize={20} label={copy.label} data-share="copy" />
      </span>
      <span className={needsSheet}>
        <IconButton icon={share} iconSize={20} label={sheet.label} data-share="sheet" />
      </span>
    </div>
  );
}
