import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space, stroke } = vars;

export const table = style({
  // Long bars do not shrink the text beside them.
  tableLayout: 'fixed',
  width: '100%',
  overflowWrap: 'anywhere',
  borderCollapse: 'collapse',
  fontSize: font.size.note,
  lineHeight: font.line.row,
});

globalStyle(`${table} :is(th, td)`, {
  padding: space.xsmall,
  borderBottom: `${stroke.hairline} solid ${color.line.standard}`,
  textAlign: 'left',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
});
globalStyle(`${table} small`, { display: 'block', color: color.text.muted, fontSize: font.size.caption });

/** The sample of a token. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  width: size.row.picture,
  minHeight: size.row.compact,
  border: `${stroke.hairline} solid ${color.line.standard}`,
  fontSize: font.size.title,
  fontWeight: font.weight.bold,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

/** As long as a space or a size, at most as its container. */
export const bar = style({ height: space.small, maxWidth: '100%', background: color.action.primary });
