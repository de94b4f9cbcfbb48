import type { ServerResponse } from 'node:http';

/** Whether nobody waits for an answer any more: the connection is closed. */
export function isGone(response: ServerResponse): boolean {
  return response.destroyed || response.socket?.destroyed === true;
}

/** A signal that is aborted when the client leaves before its answer is out. */
export function clientGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (isGone(response)) controller.abort();
  else {
    response.once('close', () => {
      if (!response.writableFinished) controller.abort();
    });
  }
  return controller.signal;
}
