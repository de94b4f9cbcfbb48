import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { error } from '../Field/Field.css.ts';

const { space } = vars;
const info =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2'%3E%3Ccircle cx='12' cy='12' r='8.5'/%3E%3Cpath d='M12 11v5.500M12 7.500v1'/%3E%3C/svg%3E\")";

/** Always rendered, so that a screen reader announces its changes; while empty it takes no space. */
export const message = style([
  error,
  {
    selectors: {
      '&:empty': { marginTop: `calc(-1 * ${space.tight})` },
      '&:not(:empty)::before': {
        content: '',
        flex: 'none',
        width: size.mark.small,
        height: size.mark.small,
        marginTop: vars.stroke.strong,
        background: 'currentColor',
        maskImage: info,
        forcedColorAdjust: 'preserve-parent-color',
      },
    },
  },
]);
