/** The supported versions of the Universal Commerce Protocol, the newest first, and their differences (AGENT-02). */
export const UCP_VERSIONS = {
  '2026-08-25': { specificationFolder: 'shopping/', hasPolicies: true },
  '2026-04-08': { specificationFolder: '', hasPolicies: false },
} as const;

export type UcpVersion = keyof typeof UCP_VERSIONS;
export const UCP_VERSION_NAMES = Object.keys(UCP_VERSIONS) as [UcpVersion, ...UcpVersion[]];
export const [NEWEST_UCP_VERSION, ...OLDER_UCP_VERSIONS] = UCP_VERSION_NAMES;

/**
 * The addresses of a version: its profile, the file that serves it, and its endpoint over the Model Context Protocol. The address
 * determines the version, since agents' profiles are never fetched (docs/adr/0068).
 */
export function ucpAddresses(version: UcpVersion): { profile: string; profileFile: string; mcp: string } {
  const isNewest = version === NEWEST_UCP_VERSION;
  const suffix = isNewest ? '' : `/${version}`;
  return {
    profile: `/.well-known/ucp${suffix}`,
    profileFile: isNewest ? 'profile.json' : `${version}.json`,
    mcp: `/api/mcp${suffix}`,
  };
}
