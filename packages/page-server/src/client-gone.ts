import type { ServerResponse } from 'node:http';

/** Whether the client has closed the connection. */
export function isGone(response: ServerResponse): boolean {
  return response.destroyed || response.socket?.destroyed === true;
}

/** A signal that is aborted when the client disconnects before its answer is sent. */
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
