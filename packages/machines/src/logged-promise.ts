import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { reportUnexpected } from './report-unexpected';

type Call<Output, Input extends NonReducibleUnknown> = Parameters<typeof fromPromise<Output, Input>>[0];

/**
 * An actor of one call. Calls answer expected failures with a value, so a rejection is a mistake in the code: it is logged
 * with the call's name, and the machine goes on as it does when the call fails.
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
