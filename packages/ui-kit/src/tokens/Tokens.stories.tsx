import { contrast } from '@shop/design-tokens/contrast';
import { contrastPairs } from '@shop/design-tokens/contrast-pairs';
import { tokenTree } from '@shop/design-tokens/token-tree';
import { typography } from '@shop/design-tokens/typography';
import preview from '#.storybook/preview.tsx';
import { TokenTable, tokenRows } from './TokenTable.tsx';
import { bar, sample, table } from './token-page.css.ts';

/** All design values, read from the token files. */
const meta = preview.meta({
  title: 'Tokens',
  component: TokenTable,
  tags: ['w768'],
  args: { rows: [] },
});

const swatch = ({ value }: { value: string }) => <div className={sample} style={{ background: value }} />;
const length = ({ value }: { value: string }) => <div className={bar} style={{ width: value }} />;

/** The eleven colours of the brand. Components never refer to them: they use the semantic colours. */
export const Palette = meta.story({ args: { rows: tokenRows(tokenTree.palette, 'palette'), draw: swatch } });
/** Semantic colours. One that is not the brand's shows how it is derived. */
export const Colors = meta.story({ args: { rows: tokenRows(tokenTree.color, 'color'), draw: swatch } });

/** Every text and background pair in use, as the test computes it. */
export const Contrast = meta.story({
  render: () => (
    <table className={table}>
      <tbody>
        {contrastPairs.map(({ name, ink, ground, least }) => (
          <tr key={name}>
            <td>
              <div aria-hidden="true" className={sample} style={{ color: ink, background: ground }}>
                葉 Aa
              </div>
            </td>
            <th scope="row">
              {name}
              <small>
                {ink} on {ground}
              </small>
            </th>
            <td>
              {contrast(ink, ground).toFixed(2)}
              <small>at least {least}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
});

/** Text sizes; three of them grow with the window. */
export const Type = meta.story({
  args: {
    rows: tokenRows(tokenTree.font.size, 'font.size').map((row) => {
      const name = row.path.replace('font.size.', '') as keyof typeof typography.size;
      return { ...row, value: typography.size[name] };
    }),
    draw: ({ value }) => <span style={{ fontSize: value }}>木漏れ日 ¥2,980</span>,
  },
});
export const WeightsAndLines = meta.story({
  args: {
    rows: [
      ...tokenRows(tokenTree.font.weight, 'font.weight'),
      ...tokenRows(tokenTree.font.line, 'font.line'),
    ],
  },
});
export const Space = meta.story({
  args: {
    rows: [...tokenRows(tokenTree.space, 'space'), ...tokenRows(tokenTree.layout, 'layout')],
    draw: length,
  },
});
export const Sizes = meta.story({ args: { rows: tokenRows(tokenTree.size, 'size'), draw: length } });
export const Radius = meta.story({
  args: {
    rows: tokenRows(tokenTree.radius, 'radius'),
    draw: ({ value }) => <div className={sample} style={{ borderRadius: value }} />,
  },
});
export const StrokeAndShadow = meta.story({
  args: {
    rows: [...tokenRows(tokenTree.stroke, 'stroke'), ...tokenRows(tokenTree.shadow, 'shadow')],
    draw: ({ path, value }) => (
      <div
        className={sample}
        style={path.startsWith('shadow') ? { boxShadow: value } : { borderWidth: value }}
      />
    ),
  },
});
export const Motion = meta.story({ args: { rows: tokenRows(tokenTree.motion, 'motion') } });
/** Minimum window widths of the layouts, and the stacking order. */
export const BreakpointsAndLevels = meta.story({
  args: {
    rows: [...tokenRows(tokenTree.breakpoint, 'breakpoint'), ...tokenRows(tokenTree.zIndex, 'zIndex')],
  },
});
