/**
 * Whether an address is that of the local platform which `npm start` or the profile `platform` of compose.yaml starts, with its own seed.
 * Any other platform, a local one on another port included, has goods of its own.
 */
export function isOwnStandIn(platformUrl: string, platformPort: number): boolean {
  return [
    `http://127.0.0.1:${platformPort}`,
    `http://localhost:${platformPort}`,
    'http://platform.localhost:4000',
  ].includes(platformUrl);
}
