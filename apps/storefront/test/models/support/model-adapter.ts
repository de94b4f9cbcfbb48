import type { ModelStep } from '@shop/machines/testing/explore';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Platform } from './platform';

/** The running shop and platform. */
export interface Systems {
  readonly platform: Platform;
  readonly shopUrl: string;
}

/** One machine with its real actors, for one path. */
export interface ModelAdapter {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** Translates the model's fictional ids into real ones. @default identity */
  readonly translate?: (
    event: AnyEventObject,
    actor: AnyActorRef,
  ) => AnyEventObject | Promise<AnyEventObject>;
  /**
   * Before a call: makes the platform or shop respond as in the path.
   * @param turn number of the step, to alternate between faults that look alike to a shopper
   */
  readonly arrange: (outcome: unknown, call: string, actor: AnyActorRef, turn: number) => Promise<void>;
  /** Deviation from the model after a step, beside the state, or null. */
  readonly compare?: (reached: AnyMachineSnapshot, step: ModelStep) => string | null;
  /** After the path; `settle` releases every call and lets time pass. @throws on a fault */
  readonly end?: (actor: AnyActorRef, settle: () => Promise<void>) => Promise<void>;
}

/** Makes an adapter, with its data on the platform. */
export type MakeModelAdapter = (systems: Systems) => Promise<ModelAdapter>;
