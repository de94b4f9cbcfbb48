import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, space, stroke } = vars;

/** How much light there is at a window, as the rules name it. */
export const WINDOW_LIGHTS = ['dark', 'corner', 'lace', 'morning', 'sun'] as const;
export type WindowLight = (typeof WINDOW_LIGHTS)[number];

/** Fits well, less so, not at all; `plain` says how much light there is. */
export type FitTone = 'good' | 'weak' | 'bad' | 'plain';

/** What is drawn in these lights alone: whoever has no window named sees nothing of it. */
export const inLights = style({ display: 'none' });
for (const light of WINDOW_LIGHTS)
  globalStyle(`[data-window-light="${light}"] ${inLights}[data-in~="${light}"]`, { display: 'inline-flex' });

export const root = style({
  display: 'none',
  selectors: { '[data-window-light] &': { display: 'flex' } },
});

const mark = style([
  inLights,
  {
    alignItems: 'center',
    minHeight: size.mark.tag,
    paddingInline: space.xsmall,
    border: `${stroke.hairline} solid transparent`,
    borderRadius: vars.radius.small,
    ...textStyle('caption', 'tight'),
    fontFeatureSettings: '"palt"',
    color: color.text.standard,
    '@media': { [media.forcedColors]: { borderColor: 'currentColor' } },
  },
]);

export const word = styleVariants({
  good: [
    mark,
    { background: color.action.tint, borderColor: color.action.edge, fontWeight: font.weight.bold },
  ],
  weak: [mark, { background: color.surface.page, borderColor: color.line.control }],
  bad: [mark, { background: color.feedback.noticeTint, borderColor: color.feedback.notice }],
  plain: [inLights, { ...textStyle('note', 'row'), color: color.text.muted }],
});
