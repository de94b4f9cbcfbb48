import { howToMake } from './how-to-make';
import { nameOfRequirement, type StoreRequirement } from './store-requirement';

/** The shop's requirements as a table of docs/real-store.md. */
export function requirementsTable(requirements: readonly StoreRequirement[]): string {
  const rows = requirements.map(
    (requirement) =>
      `| ${requirement.kind} | \`${nameOfRequirement(requirement)}\` | ${requirement.breaks} | ${howToMake(requirement)} |`,
  );
  return ['| kind | name | without it | made at |', '|---|---|---|---|', ...rows].join('\n');
}
