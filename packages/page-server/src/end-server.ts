import type { Server } from 'node:http';
import { startDraining } from './lifecycle';

/** Time to answer the pending requests once no new ones are accepted. */
const ANSWER_MS = 20_000;
/** Interval of checks for connections whose last answer was sent. */
const SWEEP_MS = 50;

interface EndServerOptions {
  /** Seconds during which it continues to accept requests. */
  readonly drainSeconds: number;
  /** Receives a message about aborted answers. */
  readonly say: (sentence: string) => void;
  /** @default that of the process */
  readonly exit?: (code: number) => void;
  /** @default 20 seconds */
  readonly answerMs?: number;
}

/** Ends a server. */
interface EndServer {
  /** Drains; the second signal exits at once. */
  onSignal(): void;
  /** Ends without waiting for more requests, if no client can send one. */
  withoutDraining(): void;
}

/**
 * The shutdown of a server (OPS-05). It reports not ready, and answers for `drainSeconds` with `Connection: close`. Then it accepts
 * no more connections, and exits with 0 after the last answer.
 */
export function endServer(server: Server, options: EndServerOptions): EndServer {
  const { drainSeconds, say, exit = (code) => process.exit(code), answerMs = ANSWER_MS } = options;
  let waiting: NodeJS.Timeout | undefined;
  let isDraining = false;
  let isClosing = false;

  function drain(): void {
    isDraining = true;
    startDraining();
    // Answers not yet begun tell their clients to reconnect elsewhere.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
  }

  function close(): void {
    if (isClosing) return;
    isClosing = true;
    clearTimeout(waiting);
    server.close(() => exit(0));
    // An idle keep-alive connection would hold the server open until its client closes it.
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
    setTimeout(() => {
      say(`responses that took longer than ${answerMs / 1_000} s were cut off on shutdown`);
      exit(1);
    }, answerMs).unref();
  }

  return {
    onSignal: () => {
      if (isDraining) {
        exit(1);
        return;
      }
      drain();
      if (drainSeconds === 0) close();
      else waiting = setTimeout(close, drainSeconds * 1_000);
    },
    withoutDraining: () => {
      if (!isDraining) drain();
      close();
    },
  };
}
