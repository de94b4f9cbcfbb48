import '@shop/design-tokens/theme.css';
import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';

/** Everything here lies in the layer `base`, so that any component's style wins whatever the order of files. */
const base = globalLayer('base');
const rule = (selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [base]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', { WebkitTextSizeAdjust: '100%' });
/** An open menu or dialog holds the page where it is. */
rule('html[data-scroll-locked]', { overflow: 'hidden' });
/** A page that is left for an earlier one has room for any place in that one, until it is drawn. */
rule('html[data-returning] main', { minHeight: '1000vh' });
/** Where the scrollbar took room, the room stays: nothing shifts. */
rule('html[data-scroll-locked="gutter"]', { scrollbarGutter: 'stable' });
/** Radix makes room for the scrollbar as well; once is enough. */
rule('html[data-scroll-locked] body[data-scroll-locked]', { marginRight: '0 !important' });
rule('body', {
  margin: 0,
  color: vars.color.text.standard,
  background: vars.color.surface.page,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.line.body,
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  /* Japanese breaks between phrases, and no last line is a scrap: everywhere, since both are inherited (TYPE-01). */
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
/** Pressed before the page's code has come (PERF-02): it is seen at once, and done as soon as it can be. */
rule('button[data-early]', { opacity: 0.6, cursor: 'progress' });
rule('summary', { cursor: 'pointer', listStyle: 'none' });
rule('summary::-webkit-details-marker', { display: 'none' });
rule('dialog', { padding: 0, border: 0, color: 'inherit', maxWidth: 'none', maxHeight: 'none' });
/** Two pixels of link blue with a white gap: on pictures and dark grounds the gap is what separates. */
rule(':focus-visible', {
  outline: `${vars.stroke.strong} solid ${vars.color.link.standard}`,
  outlineOffset: vars.stroke.strong,
  boxShadow: `0 0 0 ${vars.stroke.strong} ${vars.color.surface.page}`,
});
/** The page's own part takes the focus after a change of page; a ring around all of it would say nothing. */
rule('main:focus-visible', { outline: 0, boxShadow: 'none' });
/** A list whose next state is on its way is veiled where it stands; a quick answer never shows it. */
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

/** On paper is what is read, and not what is pressed (PRINT-01); `data-print="no"` marks more of the kind. */
globalStyle('body > :not(main), nav, button, form, dialog, [data-print="no"]', {
  '@media': { print: { display: 'none !important' } },
});
/** The room for bars at the foot is theirs. */
globalStyle('body', { '@media': { print: { paddingBottom: '0 !important' } } });
