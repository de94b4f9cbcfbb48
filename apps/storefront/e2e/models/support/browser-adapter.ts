import type { Page } from '@playwright/test';
import type { AnyModel, Model } from '@shop/machines/testing/define-model';
import type { Act } from '@shop/machines/testing/plan-walks';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Platform } from '#test/models/support/platform.ts';
import type { HeldCalls } from './held-calls';
import type { InspectedMachine } from './inspected-machine';

/** Context of a browser test of a path. */
export interface Harness {
  readonly page: Page;
  /** External access, not through the shop. */
  readonly platform: Platform;
  readonly shopUrl: string;
  /** Calls of the page, held until the test decides their end. */
  readonly calls: HeldCalls;
  readonly machine: InspectedMachine;
}

/** An act with its implementation on a scene, which represents the page. */
export interface SceneAct<Scene> extends Act {
  readonly perform: (scene: Scene, after: AnyMachineSnapshot) => Promise<void>;
}

/** How a machine is tested in the shop's pages. */
export interface BrowserAdapterOptions<Scene, Machine extends AnyStateMachine> {
  readonly model: Model<Machine>;
  /** Requirement ids of the machine's pages, in square brackets. */
  readonly requirements: string;
  readonly start: string;
  /** Possible acts of a shopper or the platform in a state. */
  readonly actsIn: (snapshot: SnapshotFrom<Machine>, place: string) => readonly SceneAct<Scene>[];
  /** Opens the page and makes it load the machine. */
  readonly begin: (harness: Harness) => Promise<Scene>;
  /** Asserts that the page shows the state. @throws otherwise */
  readonly expectShown: (scene: Scene, snapshot: SnapshotFrom<Machine>, place: string) => Promise<void>;
  /** Cleanup after the path, even if it failed. */
  readonly end?: (scene: Scene) => Promise<void>;
  /** Transitions that no shopper can trigger, by name, each with the reason. The list must be exact. */
  readonly unreachable: Readonly<Record<string, string>>;
}

/** An adapter of any machine. */
export interface BrowserAdapter
  extends Pick<BrowserAdapterOptions<unknown, AnyStateMachine>, 'requirements' | 'start' | 'unreachable'> {
  readonly model: AnyModel;
  readonly actsIn: (snapshot: AnyMachineSnapshot, place: string) => readonly Act[];
  readonly play: (harness: Harness) => Promise<Play>;
}

/** A running test of a path. */
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
