import type { AnyStateMachine, EventFromLogic, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';

/** The actors that a machine takes by `provide()`, by name. */
type ActorsOf<Machine extends AnyStateMachine> = NonNullable<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>;

/** What each call may end with, by the actor's name: plain values, failures with literal codes. */
export type OutcomesOf<Machine extends AnyStateMachine> = {
  readonly [Name in keyof ActorsOf<Machine>]?: (
    snapshot: SnapshotFrom<Machine>,
  ) => OutputFrom<NonNullable<ActorsOf<Machine>[Name]>>[];
};

/** How a machine is walked; one per machine, in `<x>.model.ts` beside it. */
export interface ModelOptions<Machine extends AnyStateMachine> {
  /** The machine's id; unique. */
  readonly id: string;
  readonly machine: Machine;
  readonly input: InputFrom<Machine>;
  /** What the shopper or the page may do in a state. Keep it few: the states must be finite. */
  readonly eventsOf: (snapshot: SnapshotFrom<Machine>) => EventFromLogic<Machine>[];
  /** What calls may end with. Rejections (where a call handles one) and passing timers are added by themselves. */
  readonly outcomes?: OutcomesOf<Machine>;
  /** Two states are one when this is equal: when the machine cannot act differently in them. */
  readonly serialize: (snapshot: SnapshotFrom<Machine>) => string;
  /** The sentence of an event, such as 'the shopper adds a plant'. */
  readonly say: (event: EventFromLogic<Machine>) => string;
  /** The sentence of a call's outcome. @default `<call> answers ok` or `<call> fails: <code>` */
  readonly sayOutcome?: (call: string, outcome: unknown) => string;
}

/** A machine's model: its options, complete. */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> extends ModelOptions<Machine> {
  readonly outcomes: OutcomesOf<Machine>;
  readonly sayOutcome: (call: string, outcome: unknown) => string;
}

/** A model of whatever machine: for those that go through all of them. */
export type AnyModel = Model<AnyStateMachine>;

/** States how a machine is walked, so that every level of the model tests can use it. See README.md of this package. */
export function defineModel<Machine extends AnyStateMachine>(options: ModelOptions<Machine>): Model<Machine> {
  return { outcomes: {}, sayOutcome, ...options };
}

function sayOutcome(call: string, outcome: unknown): string {
  const code = codeOf(outcome);
  return code === null ? `${call} answers` : `${call} answers: ${code}`;
}

/** The literal code in an outcome: of `{ ok: false, error: { code } }`, `{ code }`, `{ status }` or a plain text. */
function codeOf(outcome: unknown): string | null {
  if (typeof outcome === 'string') {
    return outcome;
  }
  if (typeof outcome !== 'object' || outcome === null) {
    return null;
  }
  const { ok, error, code, status } = outcome as Record<string, unknown>;
  return ok === true ? null : codeOf(error ?? code ?? status);
}
