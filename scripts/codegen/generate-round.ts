import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { type GraphQLSchema, printSchema } from 'graphql';
import { generatedInputs, stampGenerated } from '../launcher/generated-stamp';
import { loadOperations } from '../schema/load-operations';
import { formatProblem } from '../schema/operation-problem';
import { validateOperations } from '../schema/validate-operations';
import { projectRoot } from '../setup/project-root.mjs';

export const OPERATIONS = 'packages/graphql/src/operations';
/** The schema used for generation, also for editors (.graphqlrc.json). */
export const SCHEMA_FILE = join(projectRoot, '.cache/codegen-schema.graphql');

export interface GenerateOptions {
  config: CodegenConfig;
  schema: GraphQLSchema;
  /** Whether it is the pinned schema: output from a store's schema is not marked as up to date. */
  isPinned: boolean;
}

/**
 * Generates all files once. Operations are validated against the schema first.
 * @returns the number of files
 * @throws with a line `file:line:column what` for each fault; nothing is generated then
 */
export async function generateRound({ config, schema, isPinned }: GenerateOptions): Promise<number> {
  const inputs = generatedInputs();
  const { document, problems } = loadOperations(projectRoot, OPERATIONS);
  const faults = problems.length > 0 ? problems : validateOperations(schema, document).broken;
  if (faults.length > 0) {
    const lines = [
      ...faults.map(formatProblem),
      `faults in the operations: ${faults.length}; nothing was generated`,
    ];
    throw new Error(lines.join('\n'));
  }
  mkdirSync(dirname(SCHEMA_FILE), { recursive: true });
  writeFileSync(SCHEMA_FILE, printSchema(schema));
  stampGenerated(null);
  const files = await generate({ ...config, schema: SCHEMA_FILE, cwd: projectRoot, silent: true }, true);
  stampGenerated(isPinned ? inputs : null);
  return Array.isArray(files) ? files.length : 0;
}
