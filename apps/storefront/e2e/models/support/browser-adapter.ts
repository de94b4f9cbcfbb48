import type { Page } from '@playwright/test';
import type { AnyModel, Model } from '@shop/machines/testing/define-model';
import type { Act } from '@shop/machines/testing/plan-walks';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Platform } from '#test/models/support/platform.ts';
import type { HeldCalls } from './held-calls';
import type { InspectedMachine } from './inspected-machine';

/** What a walk in a browser has. */
export interface Harness {
  readonly page: Page;
  /** Behind the shop's back. */
  readonly platform: Platform;
  readonly shopUrl: string;
  /** Calls of the page that wait until the walk says how they end. */
  readonly calls: HeldCalls;
  readonly machine: InspectedMachine;
}

/** An act with how it is done on a scene: what a walk has of the page. */
export interface SceneAct<Scene> extends Act {
  readonly perform: (scene: Scene, after: AnyMachineSnapshot) => Promise<void>;
}

/** How a machine is walked in the shop's pages. */
export interface BrowserAdapterOptions<Scene, Machine extends AnyStateMachine> {
  readonly model: Model<Machine>;
  /** Ids of the requirements that the machine's pages are about, in square brackets. */
  readonly requirements: string;
  readonly start: string;
  /** What a shopper can do somewhere, or the platform behind. */
  readonly actsIn: (snapshot: SnapshotFrom<Machine>, place: string) => readonly SceneAct<Scene>[];
  /** Opens the page and has it bring the machine. */
  readonly begin: (harness: Harness) => Promise<Scene>;
  /** The page shows what the state says. @throws when it does not */
  readonly expectShown: (scene: Scene, snapshot: SnapshotFrom<Machine>, place: string) => Promise<void>;
  /** When the walk is over, however it went. */
  readonly end?: (scene: Scene) => Promise<void>;
  /** Transitions that no shopper can bring about, by name, each with the reason. Neither more nor fewer. */
  readonly unreachable: Readonly<Record<string, string>>;
}

/** An adapter of whatever machine. */
export interface BrowserAdapter
  extends Pick<BrowserAdapterOptions<unknown, AnyStateMachine>, 'requirements' | 'start' | 'unreachable'> {
  readonly model: AnyModel;
  readonly actsIn: (snapshot: AnyMachineSnapshot, place: string) => readonly Act[];
  readonly play: (harness: Harness) => Promise<Play>;
}

/** A walk under way. */
export interface Play {
  readonly perform: (act: Act, after: AnyMachineSnapshot) => Promise<void>;
  readonly expectShown: (snapshot: AnyMachineSnapshot, place: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

export function defineBrowserAdapter<Scene, Machine extends AnyStateMachine>(
  options: BrowserAdapterOptions<Scene, Machine>,
): BrowserAdapter {
  const { model, requirements, start, unreachable, actsIn, begin, expectShown, end } = options;
  return {
    model,
    requirements,
    start,
    unreachable,
    actsIn: (snapshot, place) => actsIn(snapshot as SnapshotFrom<Machine>, place),
    play: async (harness) => {
      const scene = await begin(harness);
      return {
        perform: (act, after) => (act as SceneAct<Scene>).perform(scene, after),
        expectShown: (snapshot, place) => expectShown(scene, snapshot as SnapshotFrom<Machine>, place),
        end: async () => end?.(scene),
      };
    },
  };
}
