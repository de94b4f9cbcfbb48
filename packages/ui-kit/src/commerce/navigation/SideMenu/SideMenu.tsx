'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { lockScroll } from '#behaviour/lock-scroll.ts';
import { close, menu } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import * as styles from './SideMenu.css.ts';

export interface SideMenuProps {
  /** Accessible name of the drawer, e.g. メニュー */
  label: string;
  /** Accessible name of the button, e.g. メニューを開く */
  openLabel: string;
  closeLabel: string;
  /** The `Logo`, in the drawer's head */
  logo: ReactNode;
  /** `SideMenuShortcuts`, `SideMenuGroup`, `SideMenuRow` and `SideMenuLinks`, rendered by the server */
  children: ReactNode;
}

/**
 * The phone's menu: a button and a drawer from the left. The browser's own modal dialog traps the focus, closes on Escape and
 * returns the focus. The page behind does not scroll (HEAD-02, HEAD-03).
 */
export function SideMenu({ label, openLabel, closeLabel, logo, children }: SideMenuProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const unlock = useRef<() => void>(undefined);
  const release = () => {
    unlock.current?.();
    unlock.current = undefined;
    // Closed levels: the drawer reopens with its rows.
    for (const level of dialog.current?.querySelectorAll('details') ?? []) level.open = false;
  };
  useEffect(() => {
    const drawn = dialog.current;
    // The browser can open it without this code, and by another button's `command` also alongside it (HEAD-03).
    const hold = () => {
      if (drawn?.open) unlock.current ??= lockScroll();
    };
    hold();
    drawn?.addEventListener('toggle', hold);
    // The event does not bubble.
    drawn?.addEventListener('toggle', showLevel, true);
    return () => {
      drawn?.removeEventListener('toggle', hold);
      drawn?.removeEventListener('toggle', showLevel, true);
      unlock.current?.();
      unlock.current = undefined;
    };
  }, []);

  const open = (event: MouseEvent) => {
    // replaces the browser's own `command`, which works until this code loads
    event.preventDefault();
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    unlock.current ??= lockScroll();
  };
  const closeOnBackdropOrLink = ({ target }: MouseEvent) => {
    const leaves = target === dialog.current || (target instanceof Element && target.closest('a'));
    if (leaves) dialog.current?.close();
  };

  return (
    <div className={styles.trigger} data-menus="">
      <IconButton
        icon={menu}
        label={openLabel}
        aria-haspopup="dialog"
        onClick={open}
        {...{ command: 'show-modal', commandfor: id }}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.drawer}
        aria-label={label}
        onClick={closeOnBackdropOrLink}
        onClose={release}
      >
        <div className={styles.head}>
          {logo}
          <IconButton
            icon={close}
            label={closeLabel}
            onClick={() => dialog.current?.close()}
            {...{ command: 'close', commandfor: id }}
          />
        </div>
        <div className={styles.body}>{children}</div>
      </dialog>
    </div>
  );
}

/** A level starts at its top; after going back its row is scrolled into view. */
function showLevel({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  if (target.open) target.closest('dialog')?.scrollTo(0, 0);
  else target.scrollIntoView({ block: 'nearest' });
}
