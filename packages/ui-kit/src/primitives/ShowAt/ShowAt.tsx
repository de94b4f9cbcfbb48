import type { ReactNode } from 'react';
import { showAt } from './ShowAt.css.ts';

export interface ShowAtProps {
  /** `desktop` from 1024 px on, `narrow` below it, `narrowOrScriptless` also above it without scripting */
  width: 'desktop' | 'narrow' | 'narrowOrScriptless';
  children: ReactNode;
}

/** Content for one kind of window only; elsewhere it is hidden, also from screen readers. */
export function ShowAt({ width, children }: ShowAtProps) {
  return <div className={showAt[width]}>{children}</div>;
}
