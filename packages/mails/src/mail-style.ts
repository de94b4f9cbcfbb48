import { color } from '@shop/design-tokens/color';
import { shape } from '@shop/design-tokens/shape';
import { space } from '@shop/design-tokens/space';
import { typography } from '@shop/design-tokens/typography';

/** A CSS length in rem or px as pixels: mail clients do not support variables, and some do not support rem. */
function pixels(length: string): string {
  const value = Number.parseFloat(length);
  return `${length.endsWith('rem') ? value * 16 : value}px`;
}

const { size, weight, line } = typography;

/** Width of a mail's column on a wide screen, in pixels: desktop clients show it without scrolling. */
export const MAIL_WIDTH_PX = 600;

const base = { margin: 0, fontFamily: typography.family, color: color.text.standard };

/** The inline styles of every mail part: many clients drop style sheets. All values are from tokens. */
export const mailStyle = {
  body: {
    margin: 0,
    padding: 0,
    backgroundColor: color.surface.page,
    // Inherited. Clients that do not know the values break lines as before.
    wordBreak: 'auto-phrase' as const,
    textWrap: 'pretty' as const,
  },
  column: { width: '100%', maxWidth: `${MAIL_WIDTH_PX}px`, backgroundColor: color.surface.page },
  header: { padding: `${space.snug} ${space.large}` },
  logo: { display: 'inline-block', verticalAlign: 'middle', border: 0 },
  name: {
    ...base,
    fontSize: pixels(size.lead),
    fontWeight: Number(weight.bold),
    verticalAlign: 'middle',
    marginLeft: space.xsmall,
  },
  part: { padding: `${space.standard} ${space.large} 0` },
  title: {
    ...base,
    fontSize: pixels(size.total),
    lineHeight: Number(line.title),
    fontWeight: Number(weight.bold),
  },
  lead: { ...base, fontSize: pixels(size.body), lineHeight: Number(line.body) },
  small: { ...base, fontSize: pixels(size.small), lineHeight: Number(line.small) },
  note: { ...base, fontSize: pixels(size.note), lineHeight: Number(line.note), color: color.text.muted },
  caption: {
    ...base,
    fontSize: pixels(size.caption),
    lineHeight: Number(line.small),
    color: color.text.muted,
  },
  box: {
    padding: space.medium,
    backgroundColor: color.surface.subtle,
    borderRadius: shape.radius.standard,
  },
  code: {
    ...base,
    fontSize: pixels(size.price),
    lineHeight: Number(line.label),
    fontWeight: Number(weight.bold),
  },
  price: {
    ...base,
    fontSize: pixels(size.total),
    lineHeight: Number(line.label),
    fontWeight: Number(weight.bold),
  },
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: shape.radius.small,
    backgroundColor: color.surface.picture,
  },
  primary: {
    display: 'inline-block',
    padding: `${space.inset} ${space.roomy}`,
    fontFamily: typography.family,
    fontSize: pixels(size.body),
    fontWeight: Number(weight.bold),
    // In capitals: a brand replaces colours by their value, and the compiled one is that of all text, too (BRAND-04).
    color: color.action.text.toUpperCase(),
    backgroundColor: color.action.primary,
    borderRadius: shape.radius.full,
    textDecoration: 'none',
  },
  link: { color: color.link.standard, textDecoration: 'underline' },
  footer: {
    marginTop: space.roomy,
    padding: `${space.medium} ${space.large} ${space.roomy}`,
    backgroundColor: color.surface.subtle,
  },
};

/**
 * Additional styles for clients with style sheets: narrower margins on phones, and a dark theme. A button keeps its colours,
 * which are readable on both themes.
 */
export const mailSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .part, .header, .footer { padding-left: ${space.snug} !important; padding-right: ${space.snug} !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${color.surface.inverse} !important; }
  .ink { color: ${color.text.inverse} !important; }
  .soft { color: ${color.line.disabled} !important; }
  .box { background-color: ${color.text.muted} !important; }
  .box .soft { color: ${color.text.inverse} !important; }
  .link { color: ${color.text.inverse} !important; }
}`;
