import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { info } from '../Icon/icon-shapes.ts';
import { icon as iconStyle, notice, words } from './Notice.css.ts';

export interface NoticeProps {
  /** `warning` for what went wrong or needs care. @default 'calm' */
  tone?: 'calm' | 'warning';
  /** A path of `@shop/ui-kit/icons`. @default info */
  icon?: string;
  /** `alert` is read at once, `status` when there is time; leave it out for what is there from the start */
  role?: 'alert' | 'status';
  /** Words, and a way on */
  children: ReactNode;
}

/** A line of news inside a page: saved, not enough stock, could not be read. */
export function Notice({ tone = 'calm', icon = info, role, children }: NoticeProps) {
  return (
    <div className={notice({ tone })} role={role}>
      <span className={iconStyle}>
        <Icon shape={icon} size={22} />
      </span>
      <div className={words}>{children}</div>
    </div>
  );
}
