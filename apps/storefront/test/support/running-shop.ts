import { z } from 'zod';

const systems = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(
    z
      .array(
        z.object({
          shopUrl: z.url(),
          platformUrl: z.url(),
          controlUrl: z.url(),
          /** Folder of the shop's mails. */
          mailFolder: z.string().min(1),
          /** Log of its processes, one line each with the source's name. */
          logFile: z.string().min(1),
        }),
      )
      .nonempty(),
  );

const schema = z.object({
  E2E_SYSTEMS: systems,
  /** Playwright's number of this process's lane; unset in other processes. */
  TEST_PARALLEL_INDEX: z.coerce.number().int().nonnegative().default(0),
});

/**
 * Every running shop for these tests: `npm run e2e` starts one per lane, `npm run http` one.
 * @throws when the tests were started directly
 */
export function runningShops() {
  const parsed = schema.safeParse(process.env);
  if (!parsed.success)
    throw new Error('run these tests with "npm run e2e" or "npm run http": they need a running shop');
  return parsed.data.E2E_SYSTEMS;
}

/**
 * The shop that this process tests.
 * @throws as `runningShops`, and with more workers than shops
 */
export function runningShop() {
  const { TEST_PARALLEL_INDEX: lane } = schema.pick({ TEST_PARALLEL_INDEX: true }).parse(process.env);
  const system = runningShops()[lane];
  if (system === undefined) throw new Error(`no shop runs for worker ${lane}`);
  return system;
}
