import type { ElementType, ReactNode } from 'react';
import { showIn } from './ShowIn.css.ts';

export interface ShowInProps {
  /**
   * `app`: only in the companion app's browser, which sets `data-app-browser` on `<html>`; `web`: everywhere else. By
   * `data-cart`, which the cart's page sets on `<html>`: `emptyCart` only when it is `empty`, `filledCart` unless it is,
   * `knownCart` unless it is `filled`, when the cart has yet to be read; `secondPiece` and `thirdPiece` where its cookie
   * counts as many pieces (`data-cart-pieces`). `anywhere`: always.
   */
  browser: keyof typeof showIn | 'anywhere';
  /** The element. @default 'div' */
  as?: ElementType;
  children: ReactNode;
}

/** Content for one kind of browser only; elsewhere it is neither drawn nor read. */
export function ShowIn({ browser, as: Element = 'div', children }: ShowInProps) {
  return <Element className={browser === 'anywhere' ? undefined : showIn[browser]}>{children}</Element>;
}
