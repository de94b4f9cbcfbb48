/** One of the store's APIs, and what its access consists of. */
export interface ApiAccess {
  readonly name: 'Storefront API' | 'Admin API';
  /** The option with its token, and its setting if it has one. */
  readonly token: string;
}

/** An error of a GraphQL response, as the provider writes it. */
export interface StoreError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?:
    | { readonly code?: string | undefined; readonly requiredAccess?: string | undefined }
    | undefined;
}

const DOMAIN = '--domain (PLATFORM_URL)';
/** Where a merchant changes an app's access scopes. */
const SCOPES: Readonly<Record<ApiAccess['name'], string>> = {
  'Storefront API':
    'Settings > Apps and sales channels > the app or the Headless channel > Storefront API permissions',
  'Admin API':
    'Settings > Apps and sales channels > Develop apps > the app > Configuration > Admin API, and install the app again',
};

/** Why a store refuses a response as a whole, and which setting to change; null if it says neither (STORE-04). */
export function whyRefused(
  { name, token }: ApiAccess,
  {
    status,
    address,
    isJson,
  }: { readonly status: number; readonly address: string; readonly isJson: boolean },
): string | null {
  if (URL.canParse(address) && new URL(address).pathname.endsWith('/password')) return LOCKED;
  if (status === 401 || status === 403)
    return `${token} is no valid token of its ${name}: it is mistyped, was revoked, or belongs to another store or API`;
  if (status === 404 || status === 410)
    return `there is no store, or no such version of its ${name}: ${DOMAIN} must be its own address, NAME.myshopify.com`;
  if (status === 402) return 'the store is frozen until its bill is paid';
  if (status === 423) return 'the store is locked by its provider';
  if (!isJson)
    return `this is a page and not the ${name} of a store: ${DOMAIN} must be its own address, NAME.myshopify.com`;
  return null;
}

const LOCKED =
  'the store is protected by a password: remove it at Online Store > Preferences > Password protection, or shoppers cannot reach its checkout';

/** What the errors of a response mean, with every access scope that its token lacks (STORE-04). */
export function wordsOfErrors({ name, token }: ApiAccess, errors: readonly StoreError[]): string {
  const denied = errors.filter(({ extensions }) => extensions?.code === 'ACCESS_DENIED');
  const others = errors.filter((error) => !denied.includes(error));
  const scopes = [...new Set(denied.map(scopeOf))].map((scope) => {
    const needing = denied.filter((error) => scopeOf(error) === scope);
    const fields = [...new Set(needing.flatMap(({ path }) => path?.at(-1) ?? []))];
    return fields.length === 0 ? scope : `${scope} (for ${fields.join(', ')})`;
  });
  return [
    ...(scopes.length === 0
      ? []
      : [`${token} lacks access: ${scopes.join('; ')}. Allow it at ${SCOPES[name]}`]),
    ...others.map(({ message, extensions }) => {
      if (/\bchannel is locked\b/i.test(message)) return LOCKED;
      if (extensions?.code === 'UNAUTHORIZED') return `${token} is no valid token of its ${name}`;
      return message;
    }),
  ].join('; ');
}

/** The scopes that a field requires, as the provider names them; its own words if it names none. */
function scopeOf({ message, extensions }: StoreError): string {
  const said = extensions?.requiredAccess ?? message;
  const scopes = [...said.matchAll(/`(\w+)`/g)].map(([, scope = '']) => scope);
  return scopes.length === 0 ? said : scopes.join(/\bor\b/.test(said) ? ' or ' : ' and ');
}
