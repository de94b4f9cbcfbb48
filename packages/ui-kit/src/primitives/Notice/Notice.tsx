import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { info } from '../Icon/icon-shapes.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  /** `warning` for errors or cautions. @default 'calm' */
  tone?: 'calm' | 'warning';
  /** A path of `@shop/ui-kit/icons`. @default info */
  icon?: string;
  /** `alert` is announced at once, `status` when the screen reader is idle; omit it for content present from the start */
  role?: 'alert' | 'status';
  /** Text, and a link */
  children: ReactNode;
}

/** A line of information inside a page: saved, not enough stock, could not be read. */
export function Notice({ tone = 'calm', icon = info, role, children }: NoticeProps) {
  return (
    <div className={styles.notice({ tone })} role={role}>
      <span className={styles.icon}>
        <Icon shape={icon} size={22} />
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
