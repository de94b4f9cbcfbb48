import { hasErrorName } from '@shop/page-server/one-per-process';

/** The platform gave no usable answer: network, time-out, 5xx, throttled, not JSON. Trying again later may help. */
export class PlatformUnreachableError extends Error {
  override readonly name = 'PlatformUnreachableError';

  static override [Symbol.hasInstance](value: unknown): value is PlatformUnreachableError {
    return hasErrorName(value, 'PlatformUnreachableError');
  }
}

/** The platform answered that it will not do this: our query, our token. A bug or a setting; trying again does not help. */
export class PlatformRefusedError extends Error {
  override readonly name = 'PlatformRefusedError';

  static override [Symbol.hasInstance](value: unknown): value is PlatformRefusedError {
    return hasErrorName(value, 'PlatformRefusedError');
  }
}
