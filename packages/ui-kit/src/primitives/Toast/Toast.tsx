'use client';

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ToastQueue } from '../../behaviour/toast-queue.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check, close } from '../Icon/icon-shapes.ts';
import { cross, region, toast } from './Toast.css.ts';

export interface ToastProps {
  /** Of `toastQueue()`; whoever has news calls its `show` */
  queue: ToastQueue;
  closeLabel: string;
}

/**
 * The place where toasts appear, one at a time: small news that asks for nothing, such as a link that was copied. It is a live
 * region that is there before its words, so that they are read out; a toast under the pointer or with the focus stays.
 * Errors, and whatever asks for an answer, belong into a `Notice`.
 */
export function Toast({ queue, closeLabel }: ToastProps) {
  const message = useSyncExternalStore(queue.subscribe, queue.current, () => null);
  /** The pointer and the focus hold it, each by itself. */
  const holders = useRef(new Set<'pointer' | 'focus'>());
  const hold = (by: 'pointer' | 'focus') => {
    holders.current.add(by);
    queue.hold(true);
  };
  const release = (by: 'pointer' | 'focus') => {
    holders.current.delete(by);
    if (holders.current.size === 0) queue.hold(false);
  };
  // What is gone lets nothing go: the next toast is held by nobody.
  useLayoutEffect(() => {
    if (message) holders.current.clear();
  }, [message]);
  return (
    <div className={region} role="status">
      {message && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only holds the time; what acts is the button inside
        <div
          key={message.id}
          className={toast}
          onPointerEnter={() => hold('pointer')}
          onPointerLeave={() => release('pointer')}
          onFocus={() => hold('focus')}
          onBlur={() => release('focus')}
        >
          <Icon shape={check} size={20} />
          <span>{message.text}</span>
          <button type="button" className={cross} aria-label={closeLabel} onClick={queue.dismiss}>
            <Icon shape={close} size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
