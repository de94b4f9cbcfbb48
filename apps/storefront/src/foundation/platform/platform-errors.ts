import { errorNamed } from '@shop/page-server/one-per-process';
import { reportPlatformOutage } from '#foundation/http/platform-outage.ts';

/**
 * The platform gave no usable answer: network, timeout, 5xx, throttled, not JSON, a refusal of the whole shop. A later retry may help. It is
 * recorded for the server, which then answers 503 (FAULT-01).
 */
export class PlatformUnreachableError extends errorNamed('PlatformUnreachableError') {
  constructor(message: string) {
    super(message);
    reportPlatformOutage();
  }
}

/** The platform refused the request: our query is wrong. A retry does not help. */
export class PlatformRefusedError extends errorNamed('PlatformRefusedError') {}
