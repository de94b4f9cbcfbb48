import tokens from '../tokens/size.tokens.json' with { type: 'json' };
import { plainGroup } from './plain-group.ts';

/** Sizes of single components, as CSS text inlined in the styles: no variable is sent for them. */
export const size = plainGroup(tokens.size);
