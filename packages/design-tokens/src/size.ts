import tokens from '../tokens/size.tokens.json' with { type: 'json' };
import { plainGroup } from './plain-group.ts';

/** Measures of single components, as CSS text that stands in the styles themselves: no variable is sent for them. */
export const size = plainGroup(tokens.size);
