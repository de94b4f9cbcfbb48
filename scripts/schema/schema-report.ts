import type { DocumentNode } from 'graphql';
import { formatProblem } from './operation-problem';
import type { ReleasedSchema } from './schema-package';
import { retirementDay } from './schema-versions';
import { type OperationVerdict, validateOperations } from './validate-operations';

interface Row extends OperationVerdict {
  readonly apiVersion: string;
  readonly packageVersion: string;
  readonly retires: Date;
  readonly isRetired: boolean;
}

/** Validity of the operations in newer versions. */
export interface SchemaReport {
  readonly lines: readonly string[];
  /** Something breaks in the newest supported version, so an upgrade needs changes. */
  readonly isBroken: boolean;
}

/**
 * Validates the operations against every schema.
 * @param today determines the retired versions
 */
export function schemaReport(
  releases: readonly ReleasedSchema[],
  document: DocumentNode,
  today: Date,
): SchemaReport {
  const rows = releases.map(({ apiVersion, packageVersion, schema }): Row => {
    const retires = retirementDay(apiVersion);
    return {
      apiVersion,
      packageVersion,
      retires,
      isRetired: retires <= today,
      ...validateOperations(schema, document),
    };
  });
  const newest = rows
    .filter(({ isRetired }) => !isRetired)
    .sort(byApiVersion)
    .at(-1);
  return {
    lines: [
      table([
        ['version', 'package', 'served', 'breaks', 'deprecated'],
        ...rows.map(({ apiVersion, packageVersion, isRetired, retires, broken, deprecated }) => [
          apiVersion,
          packageVersion,
          `${isRetired ? 'retired' : 'until'} ${retires.toISOString().slice(0, 10)}`,
          String(broken.length),
          String(deprecated.length),
        ]),
      ]),
      ...rows.flatMap(details),
    ],
    isBroken: (newest?.broken.length ?? 0) > 0,
  };
}

function byApiVersion(one: Row, other: Row): number {
  return one.apiVersion.localeCompare(other.apiVersion);
}

function details({ apiVersion, packageVersion, broken, deprecated }: Row): string[] {
  const told = (kind: string, problems: OperationVerdict['broken']) =>
    problems.length === 0
      ? []
      : [
          `${kind} ${apiVersion} (${packageVersion}):`,
          ...problems.map((problem) => `  ${formatProblem(problem)}`),
        ];
  return [...told('breaks in', broken), ...told('deprecated in', deprecated)];
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
