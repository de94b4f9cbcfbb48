import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BRAND_NAMES, type BrandName } from '@shop/brands/brand-names';
import { catalogueFolderOf } from '@shop/fixtures/catalogue/load-catalogue';
import { STOREFRONT_API_VERSION } from '@shop/graphql/api-version';
import { mailFrom } from '@shop/rules/brand/mail-sender';
import { givenVariables } from '@shop/rules/given-variables';
import { z } from 'zod';
import { PASSWORD_COST } from './customer/secrets.ts';
import { API_VERSIONS } from './graphql/versions/api-schemas.ts';

// graphql-js reads this on load: outside production it checks every value's class, at half the speed.
process.env['NODE_ENV'] ??= 'production';

const token = z.string().regex(/^[\x21-\x7e]{8,}$/, 'must be 8 or more visible ASCII characters');
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Codes are sent by plain http only to this machine; the provider's mobile applications have schemes that begin with `shop.`. */
const redirectUri = z
  .string()
  .max(2_000)
  .refine(
    (uri) =>
      URL.canParse(uri) &&
      !uri.includes('#') &&
      /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]|shop\.[\w.-]+:)/.test(uri),
    'must be addresses with https, of this machine, or with a scheme that begins with shop.',
  );

/** Public default token, visible in this source (OPS-03). */
const ADMIN_TOKEN = 'local-admin-token';
const WEBHOOK_SECRET = 'local-webhook-secret';

/** Seeds that are not folders. */
const NAMED_SEEDS: readonly string[] = ['fixtures', 'empty'];

const environment = z
  .object({
    /** Listen address: this machine only by default. */
    PLATFORM_HOST: z.string().min(1).default('127.0.0.1'),
    PLATFORM_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    PLATFORM_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    PLATFORM_URL: origin.optional(),
    PLATFORM_PUBLIC_TOKEN: token.default('localpublictoken0123456789abcdef'),
    PLATFORM_ADMIN_TOKEN: token.default(ADMIN_TOKEN),
    /** Client id of the application that signs customers in through the Customer Account API. It is not secret. */
    PLATFORM_ACCOUNT_CLIENT_ID: z
      .string()
      .regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters, digits, _ or -')
      .default('5d4c9b1e-7a0f-4f3e-9c55-2b6a1e8d0f47'),
    /** Redirect addresses of that application, comma-separated; `$SHOP_URL/account/authorize` by default. */
    PLATFORM_ACCOUNT_REDIRECTS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((uri) => uri.trim())
          .filter(Boolean),
      )
      .pipe(z.array(redirectUri)),
    SHOP_URL: origin.default('http://localhost:3000'),
    WEBHOOK_SECRET: token.default(WEBHOOK_SECRET),
    WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    PLATFORM_DATA_DIR: z.string().min(1).default('.data/platform'),
    PLATFORM_IMAGE_DIR: z.string().min(1).optional(),
    PLATFORM_FAULTS: z.enum(['on', 'off']).default('off'),
    /** Page for manual API queries. */
    PLATFORM_EXPLORER: z.enum(['on', 'off']).default('off'),
    /** Sender of the mails: the brand's, or an address of the shop's host by default. */
    MAIL_FROM: mailFrom,
    /** Brand of the fixtures and of the checkout's messages: that of the shop. */
    BRAND: z.enum([...BRAND_NAMES, 'none']).optional(),
    /** Seed of an empty database: the brand's fixtures, only a shop name, or the catalogue of a folder. */
    PLATFORM_SEED: z
      .string()
      .default('fixtures')
      .refine(
        (seed) => NAMED_SEEDS.includes(seed) || existsSync(join(seed, 'catalogue/products')),
        'must be "fixtures", "empty" or a folder with catalogue/products in it',
      ),
    PLATFORM_SCALE: z.coerce.number().int().min(0).max(100_000).default(0),
    PLATFORM_CART_TTL_DAYS: z.coerce.number().positive().default(10),
    /** Cost of a password hash: scrypt's N is this power of two. */
    PLATFORM_PASSWORD_COST: z.coerce.number().int().min(1).max(20).default(PASSWORD_COST),
    /** The oldest supported version of the Storefront API (ADR 73); all by default. */
    PLATFORM_OLDEST_VERSION: z.enum(API_VERSIONS).default(API_VERSIONS[0] ?? STOREFRONT_API_VERSION),
  })
  .superRefine((values, context) => {
    if (/^(?:localhost|::1|127(?:\.\d{1,3}){3})$/.test(values.PLATFORM_HOST)) return;
    const refuse = (name: keyof typeof values, message: string) =>
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `${message}, and PLATFORM_HOST is reachable from other machines`,
      });
    if (values.PLATFORM_FAULTS === 'on') refuse('PLATFORM_FAULTS', 'enables fault injection for everybody');
    if (values.PLATFORM_EXPLORER === 'on') refuse('PLATFORM_EXPLORER', 'is for development');
    if (values.PLATFORM_PASSWORD_COST < PASSWORD_COST)
      refuse('PLATFORM_PASSWORD_COST', 'disables protection against password guessing');
    if (values.PLATFORM_ADMIN_TOKEN === ADMIN_TOKEN) refuse('PLATFORM_ADMIN_TOKEN', 'is the public default');
    if (values.WEBHOOK_SECRET === WEBHOOK_SECRET) refuse('WEBHOOK_SECRET', 'is the public default');
  })
  .transform((values) => ({
    host: values.PLATFORM_HOST,
    port: values.PLATFORM_PORT,
    databaseUrl: values.PLATFORM_DATABASE_URL,
    /** Public origin without a trailing slash; prefix of image, checkout and policy URLs. */
    url: values.PLATFORM_URL ?? `http://127.0.0.1:${values.PLATFORM_PORT}`,
    publicToken: values.PLATFORM_PUBLIC_TOKEN,
    adminToken: values.PLATFORM_ADMIN_TOKEN,
    shopUrl: values.SHOP_URL,
    webhookSecret: values.WEBHOOK_SECRET,
    webhookUrl: values.WEBHOOK_URL ?? `${values.SHOP_URL}/api/webhooks/platform`,
    dataDir: values.PLATFORM_DATA_DIR,
    /** Folder of rendered images. */
    imageDir: values.PLATFORM_IMAGE_DIR ?? join(values.PLATFORM_DATA_DIR, 'cdn'),
    /** Folder of pictures uploaded in the back office. */
    uploadDir: join(values.PLATFORM_DATA_DIR, 'files'),
    faults: values.PLATFORM_FAULTS === 'on',
    accountClientId: values.PLATFORM_ACCOUNT_CLIENT_ID,
    accountRedirects:
      values.PLATFORM_ACCOUNT_REDIRECTS.length > 0
        ? values.PLATFORM_ACCOUNT_REDIRECTS
        : [`${values.SHOP_URL}/account/authorize`],
    explorer: values.PLATFORM_EXPLORER === 'on',
    /** An empty database gets only a shop name. */
    isEmptyShop: values.PLATFORM_SEED === 'empty',
    brand: brandOf(values),
    mailFrom: values.MAIL_FROM,
    /** Folder of the catalogue, if it is not that of the first brand. */
    catalogueFolder: NAMED_SEEDS.includes(values.PLATFORM_SEED)
      ? catalogueFolderOf(brandOf(values))
      : resolve(values.PLATFORM_SEED),
    scale: values.PLATFORM_SCALE,
    passwordCost: values.PLATFORM_PASSWORD_COST,
    cartTtlDays: values.PLATFORM_CART_TTL_DAYS,
    oldestVersion: values.PLATFORM_OLDEST_VERSION,
  }));

/** The brand of a platform: BRAND, else that of its seed. */
function brandOf(values: {
  BRAND?: BrandName | 'none' | undefined;
  PLATFORM_SEED: string;
}): BrandName | 'none' {
  return values.BRAND ?? (values.PLATFORM_SEED === 'fixtures' ? BRAND_NAMES[0] : 'none');
}

/** The platform's validated settings. */
export type Env = z.output<typeof environment>;

/**
 * Reads the settings from environment variables; empty ones count as absent.
 * @throws Error that names every missing or invalid variable
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const parsed = environment.safeParse(givenVariables(variables));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The platform cannot start, its environment is invalid:\n${lines.join('\n')}`);
}
