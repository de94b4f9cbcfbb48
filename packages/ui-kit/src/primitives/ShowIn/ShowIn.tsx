import type { ReactNode } from 'react';
import { showIn } from './ShowIn.css.ts';

export interface ShowInProps {
  /** `app`: only in the companion app's browser, which sets `data-app-browser` on `<html>`; `web`: everywhere else */
  browser: 'app' | 'web';
  children: ReactNode;
}

/** Content for one kind of browser only; elsewhere it is hidden, also from screen readers. */
export function ShowIn({ browser, children }: ShowInProps) {
  return <div className={showIn[browser]}>{children}</div>;
}
