'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '#behaviour/lock-scroll.ts';
import { close } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { head, sheet } from './SearchSheet.css.ts';

export interface SearchSheetProps {
  /** Names the sheet, e.g. 検索 */
  label: string;
  closeLabel: string;
  /** The `SearchField`; gets the focus */
  field: ReactNode;
  /** `SearchSuggestions` with look `sheet` */
  children: ReactNode;
  /** Escape or the cross; take the component away then */
  onClose: () => void;
}

/**
 * A phone's search: the whole screen, the field at its head. Open as long as it is mounted; the browser's own modal dialog
 * keeps the focus inside and gives it back, and the page behind holds still (HEAD-03).
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
      className={sheet}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={head}>
        {field}
        <IconButton icon={close} label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
