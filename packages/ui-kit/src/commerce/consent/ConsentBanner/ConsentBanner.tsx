'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import * as styles from './ConsentBanner.css.ts';

export interface ConsentBannerProps {
  /** Accessible name of the region */
  title: string;
  /** What is requested, and its effect */
  children: ReactNode;
  /** Link to the full text, if any */
  privacy?: { href: string; label: string };
  allowLabel: string;
  refuseLabel: string;
  /** Opened on request: it receives the focus. @default false */
  takesFocus?: boolean;
  onChoose: (isAllowed: boolean) => void;
}

/**
 * Asks for consent to measure visits: a region over the page's lower edge, above a phone's buy bar, and no dialog. The page stays
 * usable behind it, can scroll to its end, and keeps the focused element above it. Both answers look alike.
 */
export function ConsentBanner({
  title,
  children,
  privacy,
  allowLabel,
  refuseLabel,
  takesFocus = false,
  onChoose,
}: ConsentBannerProps) {
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const region = root.current;
    if (region === null) return;
    const { style } = document.documentElement;
    const makeRoom = () => {
      const room = `${Math.ceil(document.documentElement.clientHeight - region.getBoundingClientRect().top)}px`;
      style.scrollPaddingBottom = room;
      style.paddingBottom = room;
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(region);
    if (takesFocus) region.focus();
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
      style.paddingBottom = '';
    };
  }, [takesFocus]);
  return (
    <section className={styles.banner} aria-labelledby={headingId} tabIndex={-1} ref={root}>
      <div className={styles.words}>
        <h2 className={styles.heading} id={headingId}>
          {title}
        </h2>
        <p>
          <span>{children}</span> {privacy && <Link href={privacy.href}>{privacy.label}</Link>}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="small" width="full" onClick={() => onChoose(false)}>
          {refuseLabel}
        </Button>
        <Button size="small" width="full" onClick={() => onChoose(true)}>
          {allowLabel}
        </Button>
      </div>
    </section>
  );
}
