import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';
import { writeBaseline } from './baseline-file';
import { compare, type Looker } from './compare-shot';
import { readCauses } from './read-causes';
import type { Subject } from './report-pages';
import type { Shot } from './shot';
import { TreeFiles } from './tree-files';
import type { VisualOptions } from './visual-options';
import { type Verdict, writeVisualReport } from './visual-report';

export interface VisualRun<S extends Shot> extends VisualOptions {
  /** All shots; `only` filters. */
  shots: readonly S[];
  /** Shots of the short form. */
  sampled: readonly S[];
  /** Opens a page. */
  open: () => Promise<Looker<S>>;
  /** Folder of the committed screenshots. */
  baselines: string;
  /** Folder of the committed accessibility trees, where shots have them. */
  trees?: string;
  /** `reports/<name>.json` has the counts, `reports/<name>/index.html` the images. */
  name: string;
  subject: Subject;
  /** Test case titles of shots with their proven rows, for runs that prove rows. */
  titles?: ReadonlyMap<Shot, string>;
}

/**
 * Renders every requested shot and compares it with its committed screenshot; writes the report and prints differences. A faulty shot keeps
 * its old screenshot, even with `update`, so a fault is never accepted.
 * @returns whether nothing is left to review
 */
export async function runVisual<S extends Shot>(run: VisualRun<S>): Promise<boolean> {
  const { shots, only, update, baselines, name, subject } = run;
  const isAsked = (text: string) => only.some((part) => text.includes(part));
  const began = Date.now();
  const choice = run.sample ? run.sampled : shots;
  const waiting = choice.filter(({ id }) => isAsked(id));
  const verdicts: Verdict[] = [];
  const trees = run.trees === undefined ? null : new TreeFiles(run.trees);
  const seconds = new Map<Shot, number>();
  await Promise.all(
    Array.from({ length: run.pages }, async () => {
      const page = await run.open();
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
        const since = Date.now();
        verdicts.push(await compare(page, shot, baselines, trees));
        seconds.set(shot, (Date.now() - since) / 1000);
      }
    }),
  );
  const known = new Set(shots.flatMap(({ file, isPictured = true }) => (isPictured ? [file] : [])));
  const stale = existsSync(baselines) ? readdirSync(baselines).filter((file) => !known.has(file)) : [];
  if (update) {
    mkdirSync(baselines, { recursive: true });
    for (const { shot, kind, pixels, after } of verdicts) {
      if ((kind === 'new' || pixels > 0) && kind !== 'faulty' && after)
        await writeBaseline(join(baselines, shot.file), after);
    }
    const accepted = verdicts.flatMap(({ shot, kind, tree }): [Shot, string][] =>
      kind === 'faulty' || tree === undefined ? [] : [[shot, tree]],
    );
    trees?.accept(new Map(accepted), shots);
    // With `only`, deletes only requested files: other shots may be missing in this tree.
    for (const file of stale) if (isAsked(file)) rmSync(join(baselines, file));
  }
  const report = writeVisualReport(
    join(projectRoot, `reports/${name}`),
    verdicts,
    readCauses(
      projectRoot,
      baselines,
      verdicts.filter(({ kind }) => kind === 'changed').map(({ shot }) => shot.file),
    ),
    subject,
  );
  const open = verdicts.filter(({ kind }) => kind === 'faulty' || (kind !== 'same' && !update));
  for (const { shot, kind, pixels, faults, treeChanges = [] } of open) {
    console.log(`✗ ${shot.name} at ${shot.width}: ${kind}${pixels > 0 ? `, ${pixels} pixels differ` : ''}`);
    for (const line of [...faults, ...treeChanges]) console.log(`    ${line}`);
  }
  const orphans = update ? [] : stale;
  for (const file of orphans) console.log(`✗ ${file}: a baseline without a shot`);
  const mishaps = verdicts.filter(({ kind, lookedTwice }) => kind === 'same' && lookedTwice);
  for (const { shot, mishaps: lines = [] } of mishaps)
    console.log(`  ${shot.name} at ${shot.width}: equal only in the second shot: ${lines.join('; ')}`);
  const failed = open.length + orphans.length;
  const passed = verdicts.length - open.length;
  const results = verdicts.map((verdict) => ({
    title: run.titles?.get(verdict.shot) ?? verdict.shot.name,
    outcome: open.includes(verdict) ? 'failed' : 'passed',
    seconds: seconds.get(verdict.shot) ?? 0,
  }));
  writeFileSync(
    join(projectRoot, `reports/${name}.json`),
    JSON.stringify({ passed, failed, skipped: 0, began, results }),
  );
  console.log(`report ${report}`);
  console.log(
    `${passed} passed, ${failed} failed, ${mishaps.length} retried (${((Date.now() - began) / 1000).toFixed(0)} s)`,
  );
  return failed === 0;
}
