import { createHash } from 'node:crypto';
import neutral from '@shop/brands/neutral-palette.tokens.json' with { type: 'json' };
import { color as compiled } from '@shop/design-tokens/color';
import { type BrandTheme, themeOf } from '@shop/design-tokens/theme-of';
import { brandName, shopBrand } from './shop-brand';

interface ShopTheme {
  readonly color: BrandTheme['color'];
  /** The style sheet of the differences to the compiled colours, named by a hash of its content; null without differences. */
  readonly sheet: { readonly file: string; readonly text: string } | null;
  /** Replaces the compiled colours by this shop's, in a text of ours such as a mail. */
  recolor(text: string): string;
}

let cachedTheme: ShopTheme | undefined;

/** The colours of this shop (BRAND-04): a build is compiled with those of one brand, others override them. */
export function shopTheme(): ShopTheme {
  const { tokens = {}, motif } = shopBrand();
  cachedTheme ??= themeOfShop(brandName() === 'none' ? neutral : tokens, motif === 'plants');
  return cachedTheme;
}

/** @param hasMotif the drawings have the compiled motif */
function themeOfShop(tokens: object, hasMotif: boolean): ShopTheme {
  const { color, colorScheme, variables } = themeOf(tokens);
  const lines = [
    ...Object.entries(variables).map(([name, value]) => `--${name}:${value}`),
    ...(hasMotif ? [] : ['--motif:none', '--plain:inline']),
    ...(colorScheme === 'dark' ? ['color-scheme:dark'] : []),
  ];
  // Overrides the compiled sheet, in any order.
  const text = `:root:root{${lines.join(';')}}`;
  const file = `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.css`;
  // Roles that share a compiled colour: the first is meant, and the text on actions is marked by capitals.
  const ours = new Map(pairsOf(compiled, color).toReversed());
  ours.set(compiled.action.text.toUpperCase(), color.action.text);
  return {
    color,
    sheet: lines.length === 0 ? null : { file, text },
    recolor: (given) =>
      lines.length === 0 ? given : given.replace(/#[0-9a-f]{6}\b/gi, (hex) => ours.get(hex) ?? hex),
  };
}

interface Values {
  readonly [name: string]: string | Values;
}

function pairsOf(from: Values, to: Values): [string, string][] {
  return Object.entries(from).flatMap(([name, value]): [string, string][] => {
    const other = to[name];
    if (typeof value === 'string') return typeof other === 'string' ? [[value, other]] : [];
    return typeof other === 'object' ? pairsOf(value, other) : [];
  });
}
