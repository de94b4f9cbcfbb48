import type { Happening } from '@shop/machines/testing/happening';
import type { AnyEventObject } from 'xstate';

type Pick = (happening: Happening) => boolean;

/** An event by its type, or one equal to the given. */
export function event<Event extends AnyEventObject>(type: Event['type'], rest: object = {}): Pick {
  const requested = JSON.stringify({ type, ...rest });
  return ({ kind, ...happening }) =>
    kind === 'event' &&
    'event' in happening &&
    (Object.keys(rest).length === 0
      ? happening.event.type === type
      : JSON.stringify(happening.event) === requested);
}

/** The end of a call with a matching outcome. */
export function outcome(call: string, is: (outcome: unknown) => boolean): Pick {
  return (happening) => happening.kind === 'outcome' && happening.call === call && is(happening.outcome);
}

/** The end of a call without an outcome. */
export function rejection(call: string): Pick {
  return (happening) => happening.kind === 'rejection' && happening.call === call;
}

/** A timer that fires. */
export function time(delay: string): Pick {
  return (happening) => happening.kind === 'time' && happening.delay === delay;
}
