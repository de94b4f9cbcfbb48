import { problem } from './problem';

/** Answers every method that an endpoint does not have (API-06). */
export function methodNotAllowed(): Response {
  return problem({ status: 405, title: 'Only POST is answered here' }, { allow: 'POST' });
}
