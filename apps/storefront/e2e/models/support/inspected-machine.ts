import type { Page } from '@playwright/test';
import { INSPECTOR } from '@shop/machines/inspected';
import type { AnyModel } from '@shop/machines/testing/define-model';
import { transitionNames } from '@shop/machines/testing/transition-names';
import type { AnyActorRef, AnyStateMachine, AnyStateNode, InspectionEvent, StateValue } from 'xstate';

/** What a page keeps of its machines, for the walk. */
interface PageNotes {
  [machine: string]: { taken: number[]; value: () => StateValue; fire: (delay: string) => boolean };
}

const NOTES = 'notesOfShopMachines';

/** A machine of a page, seen from outside: what it did, in which state it is, and its timers, which are the walk's. */
export class InspectedMachine {
  readonly #page: Page;
  readonly #id: string;
  readonly #names: readonly string[];
  #read = 0;

  /** Before the page is opened. */
  static async of(page: Page, model: AnyModel): Promise<InspectedMachine> {
    await page.addInitScript(watchInPage, { watcher: INSPECTOR, notes: NOTES, timed: model.id });
    return new InspectedMachine(page, model);
  }

  private constructor(page: Page, { id, machine }: AnyModel) {
    this.#page = page;
    this.#id = id;
    this.#names = [...transitionNames(machine).values()];
  }

  /** Once the page has started it. */
  async started(id = this.#id): Promise<void> {
    await this.#page.waitForFunction(([notes, name]) => Reflect.get(window, notes)?.[name] !== undefined, [
      NOTES,
      id,
    ] as const);
  }

  /** State of a machine of the page; undefined before it was started. */
  state(id = this.#id): Promise<StateValue | undefined> {
    return this.#page.evaluate(
      ([notes, name]) => (Reflect.get(window, notes) as PageNotes | undefined)?.[name]?.value(),
      [NOTES, id] as const,
    );
  }

  /** Names of the transitions that it took since `forget`. */
  async taken(): Promise<string[]> {
    const all = await this.#all();
    return all.slice(this.#read);
  }

  /** What it did up to now is known. */
  async forget(): Promise<void> {
    this.#read = (await this.#all()).length;
  }

  /** One of its timers goes off. @throws when none waits */
  async passTime(delay: string): Promise<void> {
    const has = await this.#page.evaluate(
      ([notes, name, length]) => (Reflect.get(window, notes) as PageNotes)[name]?.fire(length) ?? false,
      [NOTES, this.#id, delay] as const,
    );
    if (!has) throw new Error(`no timer ${delay} waits in ${this.#id}`);
  }

  async #all(): Promise<string[]> {
    const places = await this.#page.evaluate(
      ([notes, name]) => (Reflect.get(window, notes) as PageNotes | undefined)?.[name]?.taken ?? [],
      [NOTES, this.#id] as const,
    );
    return places.map((place) => this.#names[place] ?? `transition ${place}`);
  }
}

/** Runs in the page. Transitions are told by their place, which is the same in every copy of a machine. */
function watchInPage({ watcher, notes, timed }: { watcher: string; notes: string; timed: string }): void {
  const stored: PageNotes = {};
  Reflect.set(window, notes, stored);
  const known = new Map<unknown, { taken: number[]; all: unknown[] }>();
  const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(nodesBelow),
  ];
  const holdTimers = (actor: AnyActorRef) => {
    let waiting: { source: unknown; type: string; run: () => void }[] = [];
    const { scheduler } = actor.system as unknown as {
      scheduler: Record<'schedule' | 'cancel' | 'cancelAll', (...args: unknown[]) => void>;
    };
    const { schedule } = scheduler;
    scheduler.schedule = (source, target, event, _delay, id) => {
      const { type } = event as { type: string };
      waiting = waiting.filter((timer) => timer.type !== type);
      waiting.push({ source, type, run: () => schedule.call(scheduler, source, target, event, 0, id) });
    };
    scheduler.cancel = (_source, id) => {
      waiting = waiting.filter(({ type }) => type !== id);
    };
    return (delay: string) => {
      const timer = waiting.find(({ type }) => type.startsWith(`xstate.after.${delay}.`));
      waiting = waiting.filter((other) => other !== timer);
      timer?.run();
      return timer !== undefined;
    };
  };
  Reflect.set(window, watcher, (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef & { readonly logic?: AnyStateMachine };
    if (event.type === '@xstate.actor' && actor.logic?.root !== undefined) {
      const { root } = actor.logic;
      const all = nodesBelow(root).flatMap((node) => [
        ...[...node.transitions.values()].flat(),
        ...(node.always ?? []),
      ]);
      const taken = stored[root.id]?.taken ?? [];
      known.set(actor, { taken, all });
      const fire = root.id === timed ? holdTimers(actor) : () => false;
      stored[root.id] = { taken, value: () => actor.getSnapshot().value, fire };
    }
    if (event.type === '@xstate.microstep') {
      const inspected = known.get(actor);
      for (const transition of event._transitions) {
        const place = inspected?.all.indexOf(transition) ?? -1;
        if (place >= 0) inspected?.taken.push(place);
      }
    }
  });
}
