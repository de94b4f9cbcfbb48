'use client';

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ToastQueue } from '../../behaviour/toast-queue.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check, close } from '../Icon/icon-shapes.ts';
import * as styles from './Toast.css.ts';

export interface ToastProps {
  /** From `toastQueue()`; its `show` adds a message */
  queue: ToastQueue;
  closeLabel: string;
}

/**
 * The region in which toasts appear, one at a time: short messages without an action, such as a copied link. It is a live region
 * that exists before its text, so that the text is announced. A toast that is hovered or focused stays.
 * Errors, and messages that need an answer, belong in a `Notice`.
 */
export function Toast({ queue, closeLabel }: ToastProps) {
  const message = useSyncExternalStore(queue.subscribe, queue.current, () => null);
  /** Pointer and focus each hold it independently. */
  const holders = useRef(new Set<'pointer' | 'focus'>());
  const hold = (by: 'pointer' | 'focus') => {
    holders.current.add(by);
    queue.hold(true);
  };
  const release = (by: 'pointer' | 'focus') => {
    holders.current.delete(by);
    if (holders.current.size === 0) queue.hold(false);
  };
  // A removed toast fires no release event: the next one starts without holders.
  useLayoutEffect(() => {
    if (message) holders.current.clear();
  }, [message]);
  return (
    <div className={styles.region} role="status">
      {message && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only holds the time; what acts is the button inside
        <div
          key={message.id}
          className={styles.toast}
          onPointerEnter={() => hold('pointer')}
          onPointerLeave={() => release('pointer')}
          onFocus={() => hold('focus')}
          onBlur={() => release('focus')}
        >
          <Icon shape={check} size={20} />
          <span>{message.text}</span>
          <button type="button" className={styles.cross} aria-label={closeLabel} onClick={queue.dismiss}>
            <Icon shape={close} size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
