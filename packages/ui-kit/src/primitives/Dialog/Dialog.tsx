'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { close as closeShape } from '../Icon/icon-shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** Escape, the scrim, the close button; then unmount the component */
  onClose: () => void;
  title: ReactNode;
  /** A path of `@shop/ui-kit/icons` before the title */
  icon?: string;
  closeLabel: string;
  /** 720 or 520 pixels from 768 px on. @default 'standard' */
  size?: 'standard' | 'narrow';
  children: ReactNode;
}

/** A modal dialog, open while mounted; a bottom sheet on phones. Load it with `import()`, on intent: it includes Radix. */
export function Dialog(props: DialogProps) {
  const { onClose, title, icon, closeLabel, size = 'standard', children } = props;
  // Radix returns the focus to its own trigger, which a dialog mounted on demand does not have.
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root open onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          className={styles.surface({ size })}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className={styles.head}>
            <RadixDialog.Title className={styles.title}>
              {icon && <Icon shape={icon} />}
              <span>{title}</span>
            </RadixDialog.Title>
            <div className={styles.close}>
              <IconButton icon={closeShape} label={closeLabel} onClick={onClose} />
            </div>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
