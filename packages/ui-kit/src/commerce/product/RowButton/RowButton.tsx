import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronRight } from '#primitives/Icon/icon-shapes.ts';
import { showIn } from '#primitives/ShowIn/ShowIn.css.ts';
import { end, item, row } from '../RowLinks/RowLinks.css.ts';

export interface RowButtonProps {
  /** A path of `@shop/ui-kit/icons` */
  icon: string;
  label: string;
  onPress: () => void;
  /** Limits the row to the companion app's browser, or to all others, as with `ShowIn` */
  browser?: 'app' | 'web';
}

/** A row of `RowLinks` that opens something instead of navigating. */
export function RowButton({ icon, label, onPress, browser }: RowButtonProps) {
  return (
    <li className={browser ? `${item} ${showIn[browser]}` : item}>
      <button type="button" className={row} aria-haspopup="dialog" onClick={onPress}>
        <Icon shape={icon} size={22} />
        {label}
        <span className={end}>
          <Icon shape={chevronRight} size={18} />
        </span>
      </button>
    </li>
  );
}
