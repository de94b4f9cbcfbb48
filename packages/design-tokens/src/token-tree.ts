import { BUILT_PALETTE } from '@shop/brands/built-palette';
import color from '../tokens/color.tokens.json' with { type: 'json' };
import motion from '../tokens/motion.tokens.json' with { type: 'json' };
import screen from '../tokens/screen.tokens.json' with { type: 'json' };
import shape from '../tokens/shape.tokens.json' with { type: 'json' };
import size from '../tokens/size.tokens.json' with { type: 'json' };
import space from '../tokens/space.tokens.json' with { type: 'json' };
import typography from '../tokens/typography.tokens.json' with { type: 'json' };

/**
 * Every token file and the palette of the build's brand as one tree, so that a reference such as `{palette.green}` can refer to any file.
 */
export const tokenTree = {
  ...BUILT_PALETTE,
  ...color,
  ...space,
  ...size,
  ...typography,
  ...shape,
  ...motion,
  ...screen,
};
