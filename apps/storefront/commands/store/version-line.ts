import { endOfVersion, rightVersion, supportedVersions } from '@shop/graphql/version-calendar';

/**
 * What a day makes of the version that the shop asks a hosted store for (STORE-06). The provider supports each version for a year, and answers
 * for one that has ended with the oldest that it supports.
 * @param version of the shop's settings
 * @param today ISO 8601
 */
export function versionLine(version: string, today: string): string {
  const supported = supportedVersions(today);
  const [oldest = ''] = supported;
  const state = supported.includes(version)
    ? `ends on ${endOfVersion(version)}`
    : version < oldest
      ? `ended on ${endOfVersion(version)}: a hosted store answers with ${oldest}, the oldest that it supports`
      : 'is not there yet: a hosted store answers with 404';
  const right = rightVersion(today);
  const advice =
    right === null
      ? `no supported version is one that this code is checked against: run npm run schema:versions, then npm run schema:check`
      : right === version
        ? 'it is the right one'
        : `PLATFORM_API_VERSION=${right} is right, until ${endOfVersion(right)}`;
  return `API version ${version} ${state}; ${advice}`;
}
