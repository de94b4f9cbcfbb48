import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronRight } from '#primitives/Icon/icon-shapes.ts';
import { showIn } from '#primitives/ShowIn/ShowIn.css.ts';
import { end, item, row } from '../RowLinks/RowLinks.css.ts';

export interface RowButtonProps {
  /** A path of `@shop/ui-kit/icons` */
  icon: string;
  label: string;
  onPress: () => void;
  /** When the shopper seems to mean it: code may be fetched */
  onIntent?: () => void;
  /** Only in the companion app's browser, or only outside it, as with `ShowIn` */
  browser?: 'app' | 'web';
}

/** A row of `RowLinks` that opens something instead of leading away. */
export function RowButton({ icon, label, onPress, onIntent, browser }: RowButtonProps) {
  return (
    <li className={browser ? `${item} ${showIn[browser]}` : item}>
      <button
        type="button"
        className={row}
        aria-haspopup="dialog"
        onClick={onPress}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <Icon shape={icon} size={22} />
        {label}
        <span className={end}>
          <Icon shape={chevronRight} size={18} />
        </span>
      </button>
    </li>
  );
}
