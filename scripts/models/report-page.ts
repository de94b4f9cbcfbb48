import type { LevelPath, LevelResult } from '@shop/machines/testing/write-level';
import { complaints, type LevelComparison } from './compare-levels';
import { escapeHtml } from './escape-html';
import { LEVELS } from './levels';
import { STYLE } from './report-style';

/** One machine of the report. */
export interface ReportedMachine {
  readonly id: string;
  /** An SVG image. */
  readonly drawing: string;
  readonly comparisons: readonly LevelComparison[];
  /** Results of the levels that ran. */
  readonly results: readonly LevelResult[];
}

/** A long random test. */
export interface ReportedWalk {
  readonly name: string;
  readonly seed: number;
  readonly runs: number;
  readonly steps: number;
  readonly failure: string | null;
}

/** The whole report as one self-contained HTML page. */
export function reportPage(machines: readonly ReportedMachine[], walks: readonly ReportedWalk[]): string {
  const wrong = machines.flatMap(({ id, comparisons }) =>
    comparisons.flatMap((comparison) =>
      complaints(comparison).map((text) => `${id} (${comparison.level}): ${text}`),
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Models of the machines</title>
<style>${STYLE}</style>
<h1>Models of the machines</h1>
<p class="legend">${LEVELS.map(({ level, title }) => `<span><i class="dot ${level} on"></i> ${level}: ${title}</span>`).join(' ')}
<span><i class="dot"></i> not gone through</span></p>
<p class="${wrong.length === 0 ? 'good' : 'bad'}">${wrong.length === 0 ? 'Every state and every transition that can be reached was gone through at every level.' : `${wrong.length} complaints, listed with their machines.`}</p>
${summary(machines)}
${walkList(walks)}
${machines.map(section).join('\n')}
</html>
`;
}

function summary(machines: readonly ReportedMachine[]): string {
  const cell = (comparison: LevelComparison | undefined) => {
    if (comparison === undefined) return '<td>not needed</td>';
    const { states, transitions, failures, unreachable } = comparison;
    const kind = complaints(comparison).length === 0 ? 'good' : 'bad';
    const outOfReach = Object.keys(unreachable).length;
    return `<td class="${kind}">${states.reached}/${states.all} states, ${transitions.reached}/${transitions.all} transitions${outOfReach > 0 ? `, ${outOfReach} out of reach` : ''}${failures.length > 0 ? `, ${failures.length} paths failed` : ''}</td>`;
  };
  const rows = machines.map(
    ({ id, comparisons }) =>
      `<tr><th scope="row"><a href="#${escapeHtml(id)}">${escapeHtml(id)}</a></th>${LEVELS.map(({ level }) => cell(comparisons.find((comparison) => comparison.level === level))).join('')}</tr>`,
  );
  const heads = LEVELS.map(({ level, title }) => `<th scope="col">${level}: ${title}</th>`);
  return `<table><thead><tr><th scope="col">machine</th>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function walkList(walks: readonly ReportedWalk[]): string {
  if (walks.length === 0) {
    return '';
  }
  const rows = walks.map(
    ({ name, seed, runs, steps, failure }) =>
      `<li class="${failure === null ? 'good' : 'bad'}">${escapeHtml(name)}: ${runs} walks, ${steps} steps, seed ${seed}${failure === null ? '' : `<pre>${escapeHtml(failure)}</pre>`}</li>`,
  );
  return `<h2>Randomised walks</h2><ul>${rows.join('')}</ul>`;
}

function section({ id, drawing, comparisons, results }: ReportedMachine): string {
  const wrong = comparisons.flatMap((comparison) =>
    complaints(comparison).map((text) => `<li class="bad">${comparison.level}: ${escapeHtml(text)}</li>`),
  );
  return `<section id="${escapeHtml(id)}"><h2>${escapeHtml(id)}</h2>
<div class="drawing">${drawing}</div>
${wrong.length === 0 ? '' : `<details><summary>${wrong.length} complaints</summary><ul>${wrong.join('')}</ul></details>`}
${comparisons.map(outOfReach).join('')}
${results.map((result) => pathList(id, result)).join('\n')}
</section>`;
}

/** Unreachable names of a level, with reasons. */
function outOfReach({ level, unreachable }: LevelComparison): string {
  const items = Object.entries(unreachable).map(
    ([name, reason]) => `<li><code>${escapeHtml(name)}</code> ${escapeHtml(reason)}</li>`,
  );
  return items.length === 0
    ? ''
    : `<details><summary>${level}: ${items.length} transitions out of reach</summary><ul>${items.join('')}</ul></details>`;
}

/** Failed ones first; the long list of the simulation is truncated. */
function pathList(machine: string, { level, paths }: LevelResult): string {
  const failed = paths.filter(({ failure }) => failure !== null);
  const good = paths.filter(({ failure }) => failure === null);
  const shown = [...failed, ...good.slice(0, MAX_LISTED)];
  const rest = paths.length - shown.length;
  return `<details${failed.length > 0 ? ' open' : ''}><summary>${level}: ${paths.length} paths${failed.length > 0 ? `, ${failed.length} failed` : ''}</summary>
<ol>${shown.map((path) => pathItem(level, path)).join('')}</ol>${rest > 0 ? `<p>and ${rest} more in ${level}/${escapeHtml(machine)}.json</p>` : ''}</details>`;
}

const MAX_LISTED = 300;

function pathItem(level: LevelResult['level'], { id, sentences, failure }: LevelPath): string {
  const text = sentences.length === 0 ? 'the first state' : sentences.join(' → ');
  return `<li${failure === null ? '' : ' class="bad"'}><code>${escapeHtml(id)}</code> ${escapeHtml(text)}${failure === null ? '' : `<pre>${escapeHtml(failure)}\nnpm run test:models -- --replay ${escapeHtml(id)}${level === 'c' ? ' --headed' : ''}</pre>`}</li>`;
}
