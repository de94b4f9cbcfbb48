import type { AnyModel } from '@shop/machines/testing/define-model';
import type { ModelPath } from '@shop/machines/testing/explore';
import { gateActors } from '@shop/machines/testing/gate-actors';
import { REJECTION } from '@shop/machines/testing/happening';
import { type Replay, runPath } from '@shop/machines/testing/run-path';
import { flush } from '@shop/machines/testing/simulate-actors';
import type { ModelAdapter } from './model-adapter';

/** Longer than any delay of a machine. */
const A_WHILE_MS = 60_000;

/** Level (b): runs a path on a machine with real calls, each held back until the path decides its end. */
export function runOnPlatform(model: AnyModel, path: ModelPath, adapter: ModelAdapter): Promise<Replay> {
  const { machine, calls } = gateActors(adapter.machine, Object.keys(model.outcomes));
  let turn = path.steps.length;
  return runPath(path, {
    machine,
    input: adapter.input,
    translate: (event, actor) => adapter.translate?.(event, actor) ?? event,
    endCall: async (happening, actor) => {
      const call = calls.get(happening.actor);
      if (call === undefined) {
        throw new Error(`the call ${happening.call} is not on its way`);
      }
      calls.delete(happening.actor);
      if (happening.kind === 'rejection') {
        call.reject(REJECTION);
        return;
      }
      turn += 1;
      await adapter.arrange(happening.outcome, happening.call, actor, turn);
      await call.run();
    },
    compare: (reached, step) =>
      JSON.stringify(reached.value) === JSON.stringify(step.after.value)
        ? (adapter.compare?.(reached, step) ?? null)
        : `is ${JSON.stringify(reached.value)}, not ${JSON.stringify(step.after.value)}`,
    end: async (actor, clock) => {
      await adapter.end?.(actor, async () => {
        do {
          clock.increment(A_WHILE_MS);
          await flush();
          for (const [id, call] of calls) {
            calls.delete(id);
            await call.run();
            await flush();
          }
        } while (calls.size > 0);
      });
    },
  });
}
