import type { ElementType, ReactNode } from 'react';
import { showIn } from './ShowIn.css.ts';

export interface ShowInProps {
  /** `app`: only in the companion app's browser, which sets `data-app-browser` on `<html>`; `web`: everywhere else */
  browser: 'app' | 'web';
  /** The element. @default 'div' */
  as?: ElementType;
  children: ReactNode;
}

/** Content for one kind of browser only; elsewhere it is hidden, also from screen readers. */
export function ShowIn({ browser, as: Element = 'div', children }: ShowInProps) {
  return <Element className={showIn[browser]}>{children}</Element>;
}
