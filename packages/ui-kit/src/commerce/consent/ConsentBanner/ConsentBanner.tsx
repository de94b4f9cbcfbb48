'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import { actions, banner, heading, words } from './ConsentBanner.css.ts';

export interface ConsentBannerProps {
  /** Names the region */
  title: string;
  /** What is asked for, and what it changes */
  children: ReactNode;
  /** Where all of it is said, if anywhere */
  privacy?: { href: string; label: string };
  allowLabel: string;
  refuseLabel: string;
  /** It was asked for: the focus comes here. @default false */
  takesFocus?: boolean;
  onChoose: (isAllowed: boolean) => void;
}

/**
 * Asks whether visits may be measured: a region over the page's lower edge, above a phone's buying bar, and no dialog. The page goes
 * on behind it, may be scrolled past it to its end, and keeps what has the focus above it. Both answers look alike.
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
    <section className={banner} aria-labelledby={headingId} tabIndex={-1} ref={root}>
      <div className={words}>
        <h2 className={heading} id={headingId}>
          {title}
        </h2>
        <p>
          <span>{children}</span> {privacy && <Link href={privacy.href}>{privacy.label}</Link>}
        </p>
      </div>
      <div className={actions}>
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
