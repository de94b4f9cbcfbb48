import type { Server } from 'node:http';
import { startDraining } from './lifecycle';

/** What is under way when nothing new is taken any more has this long to be answered. */
const ANSWER_MS = 20_000;
/** Between looks for connections whose last answer is out. */
const SWEEP_MS = 50;

interface EndServerOptions {
  /** Seconds that it goes on being asked. */
  readonly drainSeconds: number;
  /** Where a sentence about answers that were cut off goes. */
  readonly say: (sentence: string) => void;
  /** @default that of the process */
  readonly exit?: (code: number) => void;
  /** @default 20 seconds */
  readonly answerMs?: number;
}

/** Tells a server to end. */
interface EndServer {
  /** Drains; the second time it exits at once. */
  onSignal(): void;
  /** Ends without waiting for more requests: nobody is left who could send one. */
  withoutDraining(): void;
}

/**
 * How a server ends (OPS-05). It is no longer ready, answers for `drainSeconds` with `Connection: close`, takes no more connections
 * then, and exits with 0 once everything is answered.
 */
export function endServer(server: Server, options: EndServerOptions): EndServer {
  const { drainSeconds, say, exit = (code) => process.exit(code), answerMs = ANSWER_MS } = options;
  let waiting: NodeJS.Timeout | undefined;
  let isDraining = false;
  let isClosing = false;

  function drain(): void {
    isDraining = true;
    startDraining();
    // Answers that are still to be begun tell their clients to come back to somebody else.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
  }

  function close(): void {
    if (isClosing) return;
    isClosing = true;
    clearTimeout(waiting);
    server.close(() => exit(0));
    // A connection that was kept for a next request would hold the server open until its client lets go.
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
    setTimeout(() => {
      say(`answers that took longer than ${answerMs / 1_000} s were cut off at the end`);
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
