import '@shop/design-tokens/theme.css';
import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { textStyle } from './text-style.ts';

/** Everything here is in the layer `base`, so that any component's style overrides it regardless of file order. */
const base = globalLayer('base');
const rule = (selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [base]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', { WebkitTextSizeAdjust: '100%' });
/** An open menu or dialog locks the page's scroll. */
rule('html[data-scroll-locked]', { overflow: 'hidden' });
/** On the way back to an earlier page, the page is tall enough for any of its scroll positions until it renders. */
rule('html[data-returning] main', { minHeight: '1000vh' });
/** A hidden scrollbar's space is kept: nothing shifts. */
rule('html[data-scroll-locked="gutter"]', { scrollbarGutter: 'stable' });
/** Radix also reserves the scrollbar's space; once is enough. */
rule('html[data-scroll-locked] body[data-scroll-locked]', { marginRight: '0 !important' });
rule('body', {
  margin: 0,
  color: vars.color.text.standard,
  background: vars.color.surface.page,
  fontFamily: vars.font.family,
  ...textStyle('body'),
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  /* Japanese breaks between phrases, and last lines are not too short. Set here, because both are inherited (TYPE-01). */
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
  WebkitFontSmoothing: 'antialiased',
});
rule('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
rule('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.title,
  fontFeatureSettings: '"palt"',
  textWrap: 'balance',
});
rule('ul, ol', { listStyle: 'none' });
rule('img', {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: vars.color.surface.picture,
});
rule('svg', { display: 'block' });
rule('a', { color: 'inherit', textDecoration: 'none' });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
/** Pressed before the page's code has loaded (PERF-02): the press is visible at once, and handled after loading. */
rule('button[data-early]', { opacity: 0.6, cursor: 'progress' });
rule('summary', { cursor: 'pointer', listStyle: 'none' });
rule('summary::-webkit-details-marker', { display: 'none' });
rule('dialog', { padding: 0, border: 0, color: 'inherit', maxWidth: 'none', maxHeight: 'none' });
/** Two pixels of link blue with a white gap, which provides the contrast on images and dark backgrounds. */
rule(':focus-visible', {
  outline: `${vars.stroke.strong} solid ${vars.color.link.standard}`,
  outlineOffset: vars.stroke.strong,
  boxShadow: `0 0 0 ${vars.stroke.strong} ${vars.color.surface.page}`,
});
/** `main` receives the focus after a navigation; a ring around the whole page would be useless. */
rule('main:focus-visible', { outline: 0, boxShadow: 'none' });
/** A list whose next state is loading is dimmed in place; a quick answer never shows this. */
rule('[data-results][aria-busy="true"]', {
  opacity: 0.4,
  transition: `opacity ${vars.motion.duration.surface} ${vars.motion.ease} 300ms`,
});
rule(':target', { scrollMarginTop: vars.space.medium });
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

/** Prints content, not controls (PRINT-01); `data-print="no"` marks further elements to omit. */
globalStyle('body > :not(main), nav, button, form, dialog, [data-print="no"]', {
  '@media': { print: { display: 'none !important' } },
});
/** Removes the space reserved for bars at the bottom. */
globalStyle('body', { '@media': { print: { paddingBottom: '0 !important' } } });
