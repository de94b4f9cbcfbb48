import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { addFunctionSerializer } from '@vanilla-extract/css/functionSerializer';
import { type SpaceClasses, spaceRuntime } from './space-runtime.ts';

const { none, xxsmall, xsmall, small, standard, snug, medium, large, roomy, xlarge, xxlarge } = vars.space;
const steps = { none, xxsmall, xsmall, small, standard, snug, medium, large, roomy, xlarge, xxlarge };
const kinds = ['gap', 'marginTop', 'paddingBlock'] as const;

type Step = keyof typeof steps;

/** The layout props of a component. */
export type Sprinkles = {
  [Kind in (typeof kinds)[number]]?:
    | Step
    | { mobile?: Step | undefined; desktop?: Step | undefined }
    | undefined;
};

const classes: SpaceClasses = {
  steps: Object.keys(steps).join(' '),
  kinds: Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.values(steps)
        .map(
          (value) =>
            `${style({ [kind]: value })} ${style({ '@media': { [media.desktop]: { [kind]: value } } })}`,
        )
        .join(' '),
    ]),
  ),
};

/**
 * The closed set of layout props: three kinds of space, on phones and from 1024 px. vanilla-extract's own sprinkles send three times as
 * much to the browser.
 */
export const sprinkles: (chosen: Sprinkles) => string = spaceRuntime(classes);
addFunctionSerializer(sprinkles, {
  importPath: '@shop/ui-kit/css/space-runtime',
  importName: 'spaceRuntime',
  args: [{ ...classes }],
});
