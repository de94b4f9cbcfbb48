import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import type { LinkAttributes } from '../Link/Link.tsx';
import { iconButton } from './IconButton.css.ts';

interface IconButtonLook {
  /** A path of `@shop/ui-kit/icons` */
  icon: string;
  /** Accessible name: its action */
  label: string;
  /** @default 24 */
  iconSize?: IconProps['size'];
  filled?: boolean;
  /** `ring` for slider arrows, `muted` for secondary ones. @default 'plain' */
  variant?: 'plain' | 'ring' | 'muted';
  /** On the icon: a count badge */
  children?: ReactNode;
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'aria-label'>;
type NativeLink = Omit<LinkAttributes, 'className' | 'style' | 'aria-label'>;

export interface IconButtonAsButton extends IconButtonLook, NativeButton {
  href?: undefined;
  children?: ReactNode;
}

export interface IconButtonAsLink extends IconButtonLook, NativeLink {
  children?: ReactNode;
}

/** An icon button, 44 pixels square; with `href` it is a link. */
export function IconButton(props: IconButtonAsButton | IconButtonAsLink) {
  if (props.href !== undefined) {
    const { href, icon, label, iconSize, filled, variant, children, ...attributes } = props;
    return (
      <a className={iconButton({ variant })} href={href} aria-label={label} {...attributes}>
        <Icon shape={icon} size={iconSize} filled={filled} />
        {children}
      </a>
    );
  }
  const { icon, label, iconSize, filled, variant, href: _, children, ...attributes } = props;
  return (
    <button type="button" className={iconButton({ variant })} aria-label={label} {...attributes}>
      <Icon shape={icon} size={iconSize} filled={filled} />
      {children}
    </button>
  );
}
