import type { Page } from '@playwright/test';
import { INSPECTOR } from '@shop/machines/inspected';
import type { AnyModel } from '@shop/machines/testing/define-model';
import { transitionNames } from '@shop/machines/testing/transition-names';
import type { AnyActorRef, AnyStateMachine, AnyStateNode, InspectionEvent, StateValue } from 'xstate';

/** State of a page's machines, recorded for the test. */
interface PageNotes {
  [machine: string]: { taken: number[]; value: () => StateValue; fire: (milliseconds: number) => boolean };
}

const NOTES = 'notesOfShopMachines';

/** A machine of a page, observed from outside: its transitions, state and timers, which the test controls. */
export class InspectedMachine {
  readonly #page: Page;
  readonly #id: string;
  readonly #names: readonly string[];
  readonly #delays: AnyStateMachine['implementations']['delays'];
  #read = 0;

  /** Call before the page is opened. */
  static async of(page: Page, model: AnyModel): Promise<InspectedMachine> {
    await page.addInitScript(watchInPage, { inspector: INSPECTOR, notes: NOTES, timed: model.id });
    return new InspectedMachine(page, model);
  }

  private constructor(page: Page, { id, machine }: AnyModel) {
    this.#page = page;
    this.#id = id;
    this.#names = [...transitionNames(machine).values()];
    this.#delays = machine.implementations.delays;
  }

  /** Waits until the page has started it. */
  async started(id = this.#id): Promise<void> {
    await this.#page.waitForFunction(([notes, name]) => Reflect.get(window, notes)?.[name] !== undefined, [
      NOTES,
      id,
    ] as const);
  }

  /** State of a machine of the page; undefined before its start. */
  state(id = this.#id): Promise<StateValue | undefined> {
    return this.#page.evaluate(
      ([notes, name]) => (Reflect.get(window, notes) as PageNotes | undefined)?.[name]?.value(),
      [NOTES, id] as const,
    );
  }

  /** Names of its transitions since `forget`. */
  async taken(): Promise<string[]> {
    const all = await this.#all();
    return all.slice(this.#read);
  }

  /** Clears the recorded transitions. */
  async forget(): Promise<void> {
    this.#read = (await this.#all()).length;
  }

  /** Fires one of its timers. @throws when none is pending */
  async passTime(delay: string): Promise<void> {
    const milliseconds = this.#delays[delay];
    if (typeof milliseconds !== 'number') throw new Error(`${this.#id} has no delay ${delay}`);
    const has = await this.#page.evaluate(
      ([notes, name, length]) => (Reflect.get(window, notes) as PageNotes)[name]?.fire(length) ?? false,
      [NOTES, this.#id, milliseconds] as const,
    );
    if (!has) throw new Error(`no timer ${delay} is pending in ${this.#id}`);
  }

  async #all(): Promise<string[]> {
    const places = await this.#page.evaluate(
      ([notes, name]) => (Reflect.get(window, notes) as PageNotes | undefined)?.[name]?.taken ?? [],
      [NOTES, this.#id] as const,
    );
    return places.map((place) => this.#names[place] ?? `transition ${place}`);
  }
}

/** Runs in the page. Transitions are identified by position, which is the same in every copy of a machine. */
function watchInPage({ inspector, notes, timed }: { inspector: string; notes: string; timed: string }): void {
  const stored: PageNotes = {};
  Reflect.set(window, notes, stored);
  const known = new Map<unknown, { taken: number[]; all: unknown[] }>();
  const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(nodesBelow),
  ];
  const waiting = new Map<number, { run: () => void; milliseconds: number }>();
  let timers = 0;
  const clock = {
    setTimeout: (run: () => void, milliseconds: number) => {
      timers += 1;
      waiting.set(timers, { run, milliseconds });
      return timers;
    },
    clearTimeout: (timer: number) => {
      waiting.delete(timer);
    },
  };
  const fire = (milliseconds: number) => {
    const timer = [...waiting].find(([, one]) => one.milliseconds === milliseconds);
    if (timer === undefined) return false;
    const [id, { run }] = timer;
    waiting.delete(id);
    run();
    return true;
  };
  const inspect = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef & { readonly logic?: AnyStateMachine };
    if (event.type === '@xstate.actor' && actor.logic?.root !== undefined) {
      const { root } = actor.logic;
      const all = nodesBelow(root).flatMap((node) => [
        ...[...node.transitions.values()].flat(),
        ...(node.always ?? []),
      ]);
      const taken = stored[root.id]?.taken ?? [];
      known.set(actor, { taken, all });
      stored[root.id] = { taken, value: () => actor.getSnapshot().value, fire };
    }
    if (event.type === '@xstate.microstep') {
      const inspectedMachine = known.get(actor);
      for (const transition of event._transitions) {
        const place = inspectedMachine?.all.indexOf(transition) ?? -1;
        if (place >= 0) inspectedMachine?.taken.push(place);
      }
    }
  };
  Reflect.set(window, inspector, (id: string) => (id === timed ? { inspect, clock } : { inspect }));
}
