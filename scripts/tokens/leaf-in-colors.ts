import { colorHex } from '@shop/design-tokens/css-value';

/** The components of the leaf's two colours, each from 0 to 1. */
export interface LeafColors {
  readonly line: readonly number[];
  readonly dots: readonly number[];
}

/** The icon's leaf in other colours; unchanged if it has them already, in any notation. */
export function leafInColors(svg: string, { line, dots }: LeafColors): string {
  const put = (text: string, attribute: string, color: string) =>
    text.replace(new RegExp(`(\\b${attribute}=")(#[0-9a-f]{6})(")`, 'gi'), (whole, before, was, after) =>
      was.toLowerCase() === color ? whole : `${before}${color}${after}`,
    );
  return put(put(svg, 'stroke', colorHex(line)), 'fill', colorHex(dots));
}
