import tokens from '../tokens/space.tokens.json' with { type: 'json' };
import { plainGroup } from './plain-group.ts';

/** The steps of space, as CSS lengths on a four-pixel base. */
export const space = plainGroup(tokens.space);
