import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { reportUnexpected } from './report-unexpected';

type Call<Output, Input extends NonReducibleUnknown> = Parameters<typeof fromPromise<Output, Input>>[0];

/**
 * An actor of one call. Expected failures are values, so a rejection is a bug: it is logged with the call's name, and the machine
 * continues as after a failed call.
 */
export function loggedPromise<Output, Input extends NonReducibleUnknown>(
  name: string,
  call: Call<Output, Input>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async (given) => {
    try {
      return await call(given);
    } catch (error) {
      reportUnexpected(name, error);
      throw error;
    }
  });
}
