/** One measured number of `npm run bench`. Lower is better unless it says otherwise. */
export interface Figure {
  /** Unlike any other's; the last run's figure is found by it. */
  readonly id: string;
  /** What was measured, in words; without the unit. */
  readonly name: string;
  /** A number of the unit; compared with the last run's. */
  readonly value: number;
  readonly unit: '' | 'KB' | 'MB' | 'ms' | 's' | 'of the floor' | 'times';
  /** Numbers behind the point. @default 0 */
  readonly digits?: number;
  /** What it should be: at most, or at least where higher is better. */
  readonly goal?: number;
  readonly isHigherBetter?: boolean;
}

/** Figures that belong together, under one heading. */
export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** The middle of some numbers. @throws Error without any */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that a share (0 to 1) of the numbers do not exceed. @throws Error without any */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('a quantile of no values');
  return value;
}

/** Whether a figure is as good as it should be; undefined without a goal. */
export function meetsGoal({ value, goal, digits = 0, isHigherBetter = false }: Figure): boolean | undefined {
  if (goal === undefined) return undefined;
  const shown = Number(value.toFixed(digits));
  return isHigherBetter ? shown >= goal : shown <= goal;
}

/** A figure with its unit, as it is printed: `12.4 KB`. */
export function sayFigure({ value, unit, digits = 0 }: Figure, of = value): string {
  return `${of.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}

/**
 * The figures as tables of Markdown, each beside its goal and the last run's.
 * @param last by id
 */
export function figuresAsMarkdown(
  groups: readonly FigureGroup[],
  last: Readonly<Record<string, number>>,
): string {
  return groups
    .map(({ title, figures }) => {
      const rows = figures.map((figure) => {
        const { id, name, goal, isHigherBetter } = figure;
        const before = last[id];
        const met = meetsGoal(figure);
        const target = goal === undefined ? '' : `${isHigherBetter ? '≥' : '≤'} ${sayFigure(figure, goal)}`;
        return `| ${name} | ${sayFigure(figure)} | ${target}${met === false ? ' (missed)' : ''} | ${before === undefined ? '' : sayFigure(figure, before)} |`;
      });
      return [`## ${title}`, '', '| | is | goal | last time |', '|---|---|---|---|', ...rows].join('\n');
    })
    .join('\n\n');
}
