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
  /** The model's made-up ids become real ones. @default as it is */
  readonly translate?: (
    event: AnyEventObject,
    actor: AnyActorRef,
  ) => AnyEventObject | Promise<AnyEventObject>;
  /**
   * Before a call is made: has the platform or the shop answer it as the path says.
   * @param turn a number of the step, for taking turns between faults that look alike to a shopper
   */
  readonly arrange: (outcome: unknown, call: string, actor: AnyActorRef, turn: number) => Promise<void>;
  /** What is not as the model says after a step, beside the state, or null. */
  readonly compare?: (reached: AnyMachineSnapshot, step: ModelStep) => string | null;
  /** When the path is over; `settle` lets every call through and time pass. @throws when something is wrong then */
  readonly end?: (actor: AnyActorRef, settle: () => Promise<void>) => Promise<void>;
}

/** Makes an adapter, with whatever it needs on the platform. */
export type MakeModelAdapter = (systems: Systems) => Promise<ModelAdapter>;
