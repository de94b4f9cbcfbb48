'use client';

import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../../behaviour/lock-scroll.ts';
import { close, head, surface, title as titleStyle } from '../Dialog/Dialog.css.ts';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { close as closeShape } from '../Icon/icon-shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** A second press within this time belongs to the first. */
const DOUBLE_PRESS_MS = 400;

/**
 * The look of `Dialog` on the browser's own modal dialog: small enough to be shown in the frame after a press, before Radix has
 * loaded. Open while mounted; it traps and returns the focus.
 */
export function LightDialog(props: DialogProps) {
  const { onClose, title, icon, closeLabel, size = 'standard', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const titleId = useId();
  // before the first paint, so that the panel is never shown in the flow of the page
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    openedAt.current = performance.now();
    const unlock = lockScroll();
    return () => {
      unlock();
      element?.close();
    };
  }, []);
  const closeOnScrim = ({ target, detail }: MouseEvent) => {
    // the second half of the double click, or double tap, that opened it must not close it
    const isSecondHalf = detail > 1 || performance.now() - openedAt.current < DOUBLE_PRESS_MS;
    if (target === dialog.current && !isSecondHalf) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={dialog}
      className={surface({ size })}
      aria-labelledby={titleId}
      onClick={closeOnScrim}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={head}>
        <h2 id={titleId} className={titleStyle}>
          {icon && <Icon shape={icon} />}
          <span>{title}</span>
        </h2>
        <div className={close}>
          <IconButton icon={closeShape} label={closeLabel} onClick={onClose} />
        </div>
      </div>
      {children}
    </dialog>
  );
}
