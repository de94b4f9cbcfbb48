/**
 * Whether a URL is that of the local platform with its own seed, started by `npm start` or the profile `platform` of
 * compose.yaml. Any other platform, including a local one on another port, has its own goods.
 */
export function isOwnPlatform(platformUrl: string, platformPort: number): boolean {
  return [
    `http://127.0.0.1:${platformPort}`,
    `http://localhost:${platformPort}`,
    'http://platform.localhost:4000',
  ].includes(platformUrl);
}
