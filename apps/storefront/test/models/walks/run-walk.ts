import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { z } from 'zod';

const schema = z.object({
  /** How long each walk takes. */
  WALK_SECONDS: z.coerce.number().positive().default(12),
  /** Which way is walked. `npm test` walks the same way each time; `npm run test:models` another one each time. */
  WALK_SEED: z.coerce.number().int().default(20_250_101),
  /** At least so many actions, however long they take: the long proof. */
  WALK_ACTIONS: z.coerce.number().int().positive().optional(),
});

const FOLDER = fileURLToPath(new URL('../../../../../reports/models/walks/', import.meta.url));

/** One thing that is done in a walk, and checked at once. @throws when what is seen is not what is held */
export interface WalkStep<World> {
  /** What a shopper, or the world around them, does in it. */
  readonly actions: number;
  readonly run: (world: World) => Promise<void>;
  readonly toString: () => string;
}

/**
 * Goes at random until the time is over (WALK_SECONDS), and prints the seed (WALK_SEED). A walk that fails is made as
 * short as it can be. Leaves a line for the report of the models.
 * @param facts what else that line says
 */
export async function runWalk<World>(
  name: string,
  steps: readonly fc.Arbitrary<WalkStep<World>>[],
  begin: () => Promise<World>,
  end: (world: World) => Promise<void>,
  facts: () => object = () => ({}),
): Promise<void> {
  const { WALK_SECONDS, WALK_SEED: seed, WALK_ACTIONS } = schema.parse(process.env);
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
  // A walk under way is always walked to its end: what it leaves behind would meet the next test.
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
  // Where the time is over while it is made shorter, a walk has failed all the same.
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
