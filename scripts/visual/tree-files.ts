import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './shot';

/** A heading names the shots whose tree follows, by baseline name; the trees are YAML. */
const HEADING = /^# (.+)\n/gm;

/**
 * The committed accessibility trees of stories: roles, names, states and link targets, as screen readers get them. One file per component;
 * windows with the same tree share it.
 */
export class TreeFiles {
  readonly #folder: string;
  readonly #trees = new Map<string, Map<string, string>>();

  /** @param folder of the committed trees */
  constructor(folder: string) {
    this.#folder = folder;
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      this.#trees.set(file, readTrees(readFileSync(join(folder, file), 'utf8')));
    }
  }

  /** The committed tree of a shot; undefined for a new one. */
  treeOf(shot: Shot): string | undefined {
    return this.#trees.get(fileOf(shot))?.get(keyOf(shot));
  }

  /** Accepts trees, and removes those of shots that no longer exist. */
  accept(trees: ReadonlyMap<Shot, string>, shots: readonly Shot[]): void {
    for (const [shot, tree] of trees) {
      const file = fileOf(shot);
      this.#trees.set(file, (this.#trees.get(file) ?? new Map()).set(keyOf(shot), tree));
    }
    const known = new Set(shots.map(keyOf));
    mkdirSync(this.#folder, { recursive: true });
    for (const [file, all] of this.#trees) {
      for (const shot of all.keys()) if (!known.has(shot)) all.delete(shot);
      if (all.size === 0) rmSync(join(this.#folder, file), { force: true });
      else writeFileSync(join(this.#folder, file), writeTrees(all));
    }
  }
}

/** @returns trees by shot */
export function readTrees(text: string): Map<string, string> {
  const parts = text.split(HEADING).slice(1);
  return new Map(
    parts.flatMap((names, at) =>
      at % 2 === 0 ? names.split(', ').map((name): [string, string] => [name, parts[at + 1] ?? '']) : [],
    ),
  );
}

export function writeTrees(trees: ReadonlyMap<string, string>): string {
  const shotsOf = new Map<string, string[]>();
  for (const [shot, tree] of [...trees].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    shotsOf.set(tree, [...(shotsOf.get(tree) ?? []), shot]);
  }
  return [...shotsOf].map(([tree, shots]) => `# ${shots.join(', ')}\n${tree}`).join('');
}

/** The lines that differ between two trees, marked as in a diff; empty if they are equal. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
    ...(before !== after && old.toSorted().join() === now.toSorted().join() ? ['another order'] : []),
  ];
}

/** The name of its baseline. */
function keyOf({ file }: Shot): string {
  return file.replace(/\.webp$/, '');
}

function fileOf({ name }: Shot): string {
  return `${name.split(' · ')[0]?.replace(/[^A-Za-z0-9]+/g, '-')}.yml`;
}
