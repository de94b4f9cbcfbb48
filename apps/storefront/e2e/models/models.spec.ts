import type { Browser } from '@playwright/test';
import { type Exploration, explore } from '@shop/machines/testing/explore';
import { modelCoverage } from '@shop/machines/testing/model-coverage';
import { planWalks, type Walk, walkAlong } from '@shop/machines/testing/plan-walks';
import { pathOfId } from '@shop/machines/testing/replay';
import type { Replay } from '@shop/machines/testing/run-path';
import { writeLevel } from '@shop/machines/testing/write-level';
import { isThorough } from '../../test/models/support/model-scope';
import { Platform } from '../../test/models/support/platform';
import { e2eEnv } from '../support/e2e-env';
import { expect, test } from '../support/test';
import { BROWSER_ADAPTERS } from './adapters/adapters';
import type { BrowserAdapter } from './support/browser-adapter';
import { HeldCalls } from './support/held-calls';
import { InspectedMachine } from './support/inspected-machine';
import { runInBrowser } from './support/run-in-browser';

/** One path alone, by its id: `npm run test:models -- --replay ID --headed`. */
const { MODEL_PATH } = process.env;

const isRequested = ({ model }: BrowserAdapter) =>
  MODEL_PATH === undefined || MODEL_PATH.startsWith(`${model.id}-`);

for (const adapter of BROWSER_ADAPTERS.filter(isRequested)) {
  const { id } = adapter.model;

  test(`${adapter.requirements} the machine ${id} in the shop's pages: every state and transition that a shopper can reach`, async ({
    browser,
  }) => {
    const exploration: Exploration = explore(adapter.model);
    const walks = walksOf(adapter, exploration);
    const replays: Replay[] = [];
    for (const walk of walks) {
      const replay = await test.step(`${walk.path.id}: ${walk.acts.length} acts`, () =>
        walkThrough(adapter, exploration, walk, browser));
      replays.push(replay);
      if (replay.failure !== null) {
        console.log(`${replay.failure}\n  npm run test:models -- --replay ${walk.path.id} --headed`);
      }
    }
    if (MODEL_PATH === undefined) writeLevel('c', adapter.model, replays, adapter.unreachable);
    expect(
      replays.flatMap(({ path, failure }) => (failure === null ? [] : [`${path.id}: ${failure}`])),
    ).toEqual([]);
    if (MODEL_PATH !== undefined) return;
    const { missingStates, missingTransitions } = modelCoverage(adapter.model, replays);
    expect(missingStates).toEqual([]);
    expect(missingTransitions, 'neither more nor fewer than the adapter lists').toEqual(
      Object.keys(adapter.unreachable).sort(),
    );
  });
}

/** All paths, or the one to replay. */
function walksOf(adapter: BrowserAdapter, exploration: Exploration): Walk[] {
  const plan = (thorough: boolean) => planWalks(adapter.model, exploration, adapter, thorough);
  if (MODEL_PATH === undefined) return plan(isThorough());
  for (const thorough of [false, true]) {
    const walk = plan(thorough).find(({ path }) => path.id === MODEL_PATH);
    if (walk !== undefined) return [walk];
  }
  const path = pathOfId(exploration, MODEL_PATH);
  if (path === null) throw new Error(`${adapter.model.id} has no path ${MODEL_PATH}`);
  const along = walkAlong(adapter.model, exploration, adapter, path);
  if (along === null) {
    const reasons = path.steps.flatMap(({ transitions }) =>
      transitions.flatMap((name) => adapter.unreachable[name] ?? []),
    );
    throw new Error(
      `a shopper cannot execute ${MODEL_PATH}: ${path.sentences.join(', ')}. ${reasons.join('. ')}`,
    );
  }
  return [along];
}

async function walkThrough(
  adapter: BrowserAdapter,
  { steps, firstTransitions }: Exploration,
  walk: Walk,
  browser: Browser,
): Promise<Replay> {
  const { shopUrl, platformUrl } = e2eEnv();
  const platform = new Platform(platformUrl);
  const context = await browser.newContext({ baseURL: shopUrl, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(error.error().message));
  try {
    await platform.clearFaults();
    const harness = {
      page,
      platform,
      shopUrl,
      calls: await HeldCalls.of(page),
      machine: await InspectedMachine.of(page, adapter.model),
    };
    const [first] = steps;
    if (first === undefined) throw new Error(`${adapter.model.id} can do nothing`);
    const start = { snapshot: first.before, transitions: firstTransitions };
    const replay = await runInBrowser(adapter, walk, harness, start);
    return thrown.length === 0 ? replay : { ...replay, failure: replay.failure ?? thrown.join('\n') };
  } finally {
    await platform.clearFaults();
    await context.close();
  }
}
