import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export interface ContainerProps {
  children?: ReactNode;
}

/** The page's column: at most 1200 wide, with the window's gutter on both sides. */
export function Container({ children }: ContainerProps) {
  return <div className={container}>{children}</div>;
}
