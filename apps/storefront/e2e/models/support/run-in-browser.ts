import type { ActStep, Walk } from '@shop/machines/testing/plan-walks';
import type { Replay } from '@shop/machines/testing/run-path';
import type { AnyMachineSnapshot } from 'xstate';
import { expect } from '../../support/test';
import type { BrowserAdapter, Harness } from './browser-adapter';

const OFTEN = { intervals: [20, 50, 100, 250] };

/**
 * Level (c): runs a path in the shop's page. After every act the machine in the page must have taken the model's transitions and be in its
 * state, and the page must show it.
 */
export async function runInBrowser(
  adapter: BrowserAdapter,
  walk: Walk,
  harness: Harness,
  first: { readonly snapshot: AnyMachineSnapshot; readonly transitions: readonly string[] },
): Promise<Replay> {
  const states = new Set<string>();
  const transitions = new Set<string>(first.transitions);
  const done = (failure: string | null): Replay => ({ path: walk.path, states, transitions, failure });
  const see = ({ _nodes }: AnyMachineSnapshot) => {
    for (const { id } of _nodes.slice(1)) states.add(id);
  };
  let at = 'at the start';
  try {
    const play = await adapter.play(harness);
    try {
      await reaches(harness, first.snapshot);
      await harness.machine.forget();
      see(first.snapshot);
      await play.expectShown(first.snapshot, adapter.start);
      for (const [index, step] of walk.acts.entries()) {
        at = `act ${index + 1}, ${step.act.name}`;
        await play.perform(step.act, step.after);
        await takes(harness, step);
        await reaches(harness, step.after);
        await play.expectShown(step.after, step.place);
        // Nothing else happened meanwhile.
        await takes(harness, step);
        await harness.machine.forget();
        for (const { after, transitions: taken } of step.steps) {
          see(after);
          for (const name of taken) transitions.add(name);
        }
      }
      at = 'at the end';
    } finally {
      await play.end();
    }
  } catch (error) {
    return done(`${at}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return done(null);
}

async function takes({ machine }: Harness, { steps }: ActStep): Promise<void> {
  const requested = steps.flatMap(({ transitions }) => transitions);
  await expect
    .poll(() => machine.taken(), { message: 'the machine in the page', ...OFTEN })
    .toEqual(requested);
}

async function reaches({ machine }: Harness, { value }: AnyMachineSnapshot): Promise<void> {
  await expect.poll(() => machine.state(), OFTEN).toEqual(value);
}
