'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '#behaviour/lock-scroll.ts';
import { close } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import * as styles from './SearchSheet.css.ts';

export interface SearchSheetProps {
  /** Accessible name of the sheet, e.g. 検索 */
  label: string;
  closeLabel: string;
  /** The `SearchField`; receives the focus */
  field: ReactNode;
  /** `SearchSuggestions` with variant `sheet` */
  children: ReactNode;
  /** Called by Escape or the close button; then unmount the component */
  onClose: () => void;
}

/**
 * A phone's search: full screen, the field at its top. Open while mounted. The browser's own modal dialog traps and returns the
 * focus, and the page behind does not scroll (HEAD-03).
 */
export function SearchSheet({ label, closeLabel, field, children, onClose }: SearchSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    element?.querySelector('input')?.focus();
    const unlock = lockScroll();
    return () => {
      unlock();
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        {field}
        <IconButton icon={close} label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
