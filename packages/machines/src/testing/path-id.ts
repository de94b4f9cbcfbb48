import type { Happening } from './happening';

/** A short name of a path: the model's id and a hash (FNV-1a, 32 bits) of what happens in it. */
export function pathId(model: string, steps: readonly { readonly happening: Happening }[]): string {
  const text = JSON.stringify(steps.map(({ happening }) => happening));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return `${model}-${(hash >>> 0).toString(36).padStart(7, '0')}`;
}
