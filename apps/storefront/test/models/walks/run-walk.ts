import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { givenVariables } from '@shop/rules/given-variables';
import fc from 'fast-check';
import { z } from 'zod';
import { isThorough } from '../support/model-scope';

/** Long enough for one walk at least, which always runs to its end. */
const SECONDS = isThorough() ? 12 : 4;

const schema = z.object({
  /** Duration of each random test. */
  WALK_SECONDS: z.coerce.number().positive().default(SECONDS),
  /** Seed. `npm test` uses a fixed one; `npm run test:models` another one each time. */
  WALK_SEED: z.coerce.number().int().default(20_250_101),
  /** Minimum number of actions, without a time limit: the long proof. */
  WALK_ACTIONS: z.coerce.number().int().positive().optional(),
});

const FOLDER = fileURLToPath(new URL('../../../../../reports/models/walks/', import.meta.url));

/** One step of a random test, checked at once. @throws when the displayed state differs from the actual one */
export interface WalkStep<World> {
  /** Number of actions by the shopper or the environment. */
  readonly actions: number;
  readonly run: (world: World) => Promise<void>;
  readonly toString: () => string;
}

/**
 * Runs random steps until the time is over (WALK_SECONDS), and prints the seed (WALK_SEED). A failure is shrunk. Writes a line for the
 * models' report.
 * @param facts additional data of that line
 */
export async function runWalk<World>(
  name: string,
  steps: readonly fc.Arbitrary<WalkStep<World>>[],
  begin: () => Promise<World>,
  end: (world: World) => Promise<void>,
  facts: () => object = () => ({}),
): Promise<void> {
  const { WALK_SECONDS, WALK_SEED: seed, WALK_ACTIONS } = schema.parse(givenVariables(process.env));
  let [runs, count, actions] = [0, 0, 0];
  const command = (step: WalkStep<World>): fc.AsyncCommand<object, World> => ({
    check: () => true,
    run: async (_model, world) => {
      count += 1;
      actions += step.actions;
      await step.run(world);
    },
    toString: () => step.toString(),
  });
  const walk = fc.commands(
    steps.map((step) => step.map(command)),
    { maxCommands: 12 },
  );
  console.log(`walk ${name}: WALK_SEED=${seed}`);
  // A started sequence always runs to its end: its leftovers would affect the next test.
  const deadline = WALK_ACTIONS === undefined ? Date.now() + WALK_SECONDS * 1000 : Number.POSITIVE_INFINITY;
  const isOver = () => Date.now() >= deadline || actions >= (WALK_ACTIONS ?? Number.POSITIVE_INFINITY);
  const property = fc.asyncProperty(walk, async (commands) => {
    if (Date.now() >= deadline) return;
    const world = await begin();
    runs += 1;
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
    } finally {
      await end(world);
    }
  });
  const check = (turn: number) => fc.check(property, { seed: seed + turn, numRuns: 20, endOnFailure: false });
  let result = await check(0);
  for (let turn = 1; !result.failed && !isOver(); turn++) result = await check(turn);
  // If time ends during shrinking, the test has still failed.
  const failure =
    result.failed && result.counterexample !== null
      ? `${fc.defaultReportMessage(result)}\n${String(result.errorInstance)}\nWALK_SEED=${seed} WALK_SECONDS=${WALK_SECONDS} npx vitest run --project models ${name}-walk`
      : null;
  console.log(`walk ${name}: ${runs} walks, ${count} steps, ${actions} actions`);
  const file = `${FOLDER}${name}.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ name, seed, runs, steps: count, actions, ...facts(), failure }));
  if (failure) {
    throw new Error(failure);
  }
}
