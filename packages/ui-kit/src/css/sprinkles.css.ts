import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';

const { none, xxsmall, xsmall, small, standard, snug, medium, large, roomy, xlarge, xxlarge } = vars.space;
const steps = { none, xxsmall, xsmall, small, standard, snug, medium, large, roomy, xlarge, xxlarge };

const spacing = defineProperties({
  conditions: { mobile: {}, desktop: { '@media': media.desktop } },
  defaultCondition: 'mobile',
  properties: { gap: steps, marginTop: steps, paddingBlock: steps },
});

/** The closed set of layout props: three kinds of space, on phones and from 1024 px. */
export const sprinkles = createSprinkles(spacing);

/** What a layout component takes. */
export type Sprinkles = Parameters<typeof sprinkles>[0];
