import type { AnyStateMachine, EventFromLogic, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';

/** The actors that a machine accepts by `provide()`, by name. */
type ActorsOf<Machine extends AnyStateMachine> = NonNullable<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>;

/** The possible outcomes of each call, by the actor's name: plain values, failures with literal codes. */
export type OutcomesOf<Machine extends AnyStateMachine> = {
  readonly [Name in keyof ActorsOf<Machine>]?: (
    snapshot: SnapshotFrom<Machine>,
  ) => OutputFrom<NonNullable<ActorsOf<Machine>[Name]>>[];
};

/** How a machine is explored; one per machine, in `<x>.model.ts` beside it. */
export interface ModelOptions<Machine extends AnyStateMachine> {
  /** The machine's id; unique. */
  readonly id: string;
  readonly machine: Machine;
  readonly input: InputFrom<Machine>;
  /** The possible actions of the shopper or the page in a state. Keep them few: the states must be finite. */
  readonly eventsOf: (snapshot: SnapshotFrom<Machine>) => EventFromLogic<Machine>[];
  /** The outcomes of calls. Rejections (if a call handles one) and elapsed timers are added automatically. */
  readonly outcomes?: OutcomesOf<Machine>;
  /** Two states with equal keys are one: the machine cannot act differently in them. */
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

/** A model of any machine, for code that processes all of them. */
export type AnyModel = Model<AnyStateMachine>;

/** Defines how a machine is explored, so that every level of the model tests can use it. See README.md of this package. */
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
