import { errorNamed } from '@shop/page-server/one-per-process';

/** The platform gave no usable answer: network, timeout, 5xx, throttled, not JSON. A later retry may help. */
export class PlatformUnreachableError extends errorNamed('PlatformUnreachableError') {}

/** The platform refused the request: our query, our token. A bug or a setting; a retry does not help. */
export class PlatformRefusedError extends errorNamed('PlatformRefusedError') {}
