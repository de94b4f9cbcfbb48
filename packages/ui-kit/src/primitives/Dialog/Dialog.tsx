'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { close as closeShape } from '../Icon/icon-shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { close, head, scrim, surface, title as titleStyle } from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the scrim, the cross */
  onClose: () => void;
  title: ReactNode;
  /** A path of `@shop/ui-kit/icons` before the title */
  icon?: string;
  closeLabel: string;
  /** 720 or 520 pixels from 768 px on. @default 'standard' */
  size?: 'standard' | 'narrow';
  /** Takes the place of a `LightDialog` without moving. @default false */
  still?: boolean;
  children: ReactNode;
}

/** A modal dialog; a sheet from below on phones. Load this file with `import()`, on intent: it carries Radix. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, icon, closeLabel, size = 'standard', still = false, children } = props;
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrim({ still })} />
        <RadixDialog.Content className={surface({ size, still })} aria-describedby={undefined}>
          <div className={head}>
            <RadixDialog.Title className={titleStyle}>
              {icon && <Icon shape={icon} />}
              {title}
            </RadixDialog.Title>
            <div className={close}>
              <IconButton icon={closeShape} label={closeLabel} onClick={onClose} />
            </div>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
