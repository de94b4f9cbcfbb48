import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { API_VERSION } from '@shop/graphql/version-calendar';
import { mailFrom } from '@shop/rules/brand/mail-sender';
import { givenVariables } from '@shop/rules/given-variables';
import { type Coupon, parseCoupon } from '@shop/rules/mail-magazine/coupon';
import { z } from 'zod';
import { isOwnPlatform } from './is-own-platform';
import { exposure, PUBLIC_SECRETS, unsafeSettings } from './unsafe-settings.mjs';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((address) => new URL(address).origin);

const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(origin));

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a whole number')
  .min(1, 'must be a port number from 1 to 65535')
  .max(65_535, 'must be a port number from 1 to 65535');

const coupons = z.string().transform((text, context): [Coupon, ...Coupon[]] => {
  const parsed = text.split(',').map((part) => parseCoupon(part.trim()));
  const [first, ...others] = parsed.flatMap((result) => (result.ok ? [result.value] : []));
  if (first === undefined || parsed.some(({ ok }) => !ok)) {
    context.addIssue('must be CODE:RATE, or several with commas between; a rate is 1 to 15 percent');
    return z.NEVER;
  }
  return [first, ...others];
});

/** Two checks of a proxy with an interval of two seconds. */
const DRAIN_SECONDS = 5;

const settings = z.object({
  /** Port on which the shop listens. */
  PORT: port.default(3000),
  /** Address on which it listens: only this machine by default, `0.0.0.0` or `::` for all of its addresses. */
  HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) !== 0, 'must be an IP address or localhost')
    .default('127.0.0.1'),
  /** Seconds that an ending shop continues to answer, so that proxies notice that it is no longer ready (OPS-05). */
  DRAIN_SECONDS: z.coerce.number({ error: 'must be a number' }).int().min(0).max(300).optional(),
  /** The shop's public origin, for canonical addresses; default http://localhost:$PORT. */
  SHOP_URL: origin.optional(),
  /** Origin of the commerce platform, default http://127.0.0.1:4000; a real store is https://<name>.myshopify.com. */
  PLATFORM_URL: origin.optional(),
  /**
   * The shop's brand: a folder of brands/, or `none` to show only the store's data. By default the brand of the local platform's
   * own seed on the platform that `npm start` starts, and none on any other.
   */
  BRAND: z.enum([...BRAND_NAMES, 'none']).optional(),
  /** Port of the local platform that `npm start` starts. */
  PLATFORM_PORT: port.default(4000),
  /**
   * Comma-separated origins of the platform's images and 3D models besides its own. A store of myshopify.com always has
   * https://cdn.shopify.com.
   */
  CDN_ORIGINS: origins.default([]),
  /**
   * The server of images for browsers: the shop, from its own origin and its memory (`shop`), or the platform's CDN (`cdn`). By
   * default `cdn` for a store of myshopify.com, whose CDN is near its shoppers, and `shop` for any other.
   */
  PICTURES_FROM: z.enum(['shop', 'cdn']).optional(),
  /** Version of the Storefront API that the platform is asked for; undefined: that of the code. */
  PLATFORM_API_VERSION: z.string().regex(API_VERSION, 'must be a version, such as 2026-04').optional(),
  /** The platform's public access token: the browser sends it too, so it is not secret. */
  PLATFORM_PUBLIC_TOKEN: z.string().min(1, 'must not be empty').default('localpublictoken0123456789abcdef'),
  /** The platform's private access token for the shop's servers: with it they send the buyer's address. None by default. */
  PLATFORM_PRIVATE_TOKEN: z.string().min(1, 'must not be empty').optional(),
  /** The number of the Headless channel's storefront: carts and orders are counted for it. None by default. */
  PLATFORM_STOREFRONT_ID: z
    .string()
    .regex(/^[\w:/.-]{1,100}$/, 'must be the number of a storefront')
    .optional(),
  /** Timeout of a platform answer in seconds, all attempts together. */
  PLATFORM_TIMEOUT_SECONDS: z.coerce.number({ error: 'must be a number' }).min(1).max(120).default(4),
  /** Key of the webhooks' HMAC, shared only with the platform. */
  WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').default(PUBLIC_SECRETS.WEBHOOK_SECRET),
  /** The shop's own database. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgresql://user:password@host:5432/database',
    })
    .default('postgresql://127.0.0.1:5432/shop'),
  /** Coupons for mail magazine registrations, in rotation; the codes must exist on the platform. */
  MAIL_MAGAZINE_COUPONS: coupons.prefault('MMSP15-7KQ2:15'),
  /**
   * Source of a registration's coupon: those shared codes (`shared`), or an individual code, imported by `npm run coupons`
   * (`pool`) or created by the local platform (`platform`). While none is available a shared one is assigned.
   */
  COUPON_CODES: z.enum(['shared', 'pool', 'platform']).default('shared'),
  /** Fewer available codes than this are too few: this is logged, or codes are created up to twice this number. */
  COUPON_CODES_LOW: z.coerce.number({ error: 'must be a number' }).int().min(1).max(10_000).default(500),
  /** Validity in days of a code that the platform creates. */
  COUPON_VALID_DAYS: z.coerce.number({ error: 'must be a number' }).int().min(90).max(3_650).default(365),
  /** Token of the local platform's back office, for creating codes. */
  PLATFORM_ADMIN_TOKEN: z
    .string()
    .min(8, 'must have at least 8 characters')
    .default(PUBLIC_SECRETS.PLATFORM_ADMIN_TOKEN),
  /** Sender of the shop's mails: the brand's address, or one of the shop's own host by default. Their Message-ID contains its domain. */
  MAIL_FROM: mailFrom,
  /** A mail server; without one mails are written as files. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' })
    .optional(),
  /** Maximum mails per second sent to the mail server. */
  SMTP_PER_SECOND: z.coerce.number({ error: 'must be a number' }).int().min(1).max(1_000).default(20),
  /** Folder of the mails without a mail server, relative to the shop's own folder or absolute; outside of it only if set explicitly. */
  MAIL_FOLDER: z.string().min(1).optional(),
  /** Interval of stock checks in minutes, for lost webhooks (RESTOCK-02). */
  RESTOCK_CHECK_MINUTES: z.coerce.number({ error: 'must be a number' }).int().min(1).max(59).default(10),
  /** Key that signs the links of mails. */
  MAIL_LINK_SECRET: z
    .string()
    .min(8, 'must have at least 8 characters')
    .default(PUBLIC_SECRETS.MAIL_LINK_SECRET),
  /** Days that consent records are kept after a member left (MAIL-06). */
  CONSENT_RETENTION_DAYS: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(31)
    .max(36_500)
    .default(1_095),
  /** Maximum registrations and notices of one client in ten minutes. */
  FORM_LIMIT_PER_CLIENT: z.coerce.number({ error: 'must be a number' }).int().min(1).default(30),
  /**
   * Maximum new pages rendered for one client per minute, half of them at once, and ten times as many images; cached ones do not
   * count (SEC-04).
   */
  RENDER_LIMIT_PER_CLIENT: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(10)
    .max(1_000_000)
    .default(120),
  /** The script of the shop's tag manager (ANA-01); none by default. */
  TAG_MANAGER_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  /** Comma-separated origins that this script may load from and send to. Its own origin is always included. */
  TAG_MANAGER_ORIGINS: origins.default([]),
  /** Number of proxies before the shop that name the client in X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number({ error: 'must be a number' }).int().min(0).max(9).default(0),
  /** Declares that TLS ends before the shop, at a proxy that names no client. */
  TLS_AT_PROXY: z.enum(['on', 'off']).default('off'),
  /** Lowest level that is logged (OBS-03). */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** One JSON object per line, or human-readable lines. */
  LOG_FORMAT: z.enum(['json', 'pretty']).default('json'),
  /** A module whose default export receives every unexpected error (OBS-05). */
  ERROR_HOOK: z.string().min(1).optional(),
  /** Port of the shop's metrics (OBS-06); none by default. */
  METRICS_PORT: port.optional(),
  /** The same for the worker. */
  WORKER_METRICS_PORT: port.optional(),
  /** Address of these ports. */
  METRICS_HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) !== 0, 'must be an IP address or localhost')
    .default('127.0.0.1'),
  /** Grants access to the metrics, on the shop's own port too. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Destination of traces (OBS-08); without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  /** Share of traces that is recorded, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: 'must be a number' }).min(0).max(1).default(1),
  /** Share of the pages' measurements that is stored, from 0 to 1 (OBS-07). */
  VITALS_SAMPLE: z.coerce.number({ error: 'must be a number' }).min(0).max(1).default(1),
  /** The local platform's fault injection; the shop only refuses to be public with it. */
  PLATFORM_FAULTS: z.enum(['on', 'off']).default('off'),
});

/** Defaults of a shop reachable only from its own machine. Any other sets its own (env/unsafe-settings.mjs). */
const LOCAL = {
  platformUrl: 'http://127.0.0.1:4000',
  mailFolder: '.data/mails',
} as const;

const schema = settings.superRefine((given, context) => {
  for (const { name, message } of unsafeSettings(given)) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

/** Whether a load balancer sends shoppers here and must notice when the process ends: a local shop does not wait. */
function isBehindProxy(given: {
  readonly HOST: string;
  readonly SHOP_URL: string | undefined;
  readonly TRUSTED_PROXIES: number;
}): boolean {
  return given.TRUSTED_PROXIES > 0 || exposure(given) !== null;
}

/** Every store of the provider has its images there. */
const HOSTED_CDN = 'https://cdn.shopify.com';

function isHostedStore(platformUrl: string): boolean {
  return new URL(platformUrl).hostname.endsWith('.myshopify.com');
}

/** The shop's settings, read once from the environment and validated: `settings` describes each. Null and undefined stand for what is not set. */
export type Env = Readonly<ReturnType<typeof parseEnv>>;

let parsedEnv: Env | undefined;

/**
 * The settings of this process. Read at run time, never during a build: a build knows no platform.
 * @throws Error that names every invalid variable and the reason
 */
export function env(): Env {
  parsedEnv ??= parseEnv(process.env);
  return parsedEnv;
}

/** Validates an environment; empty variables count as absent. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>) {
  const parsed = schema.safeParse(givenVariables(source));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`Invalid environment: ${faults.join('; ')}`);
  }
  const { PORT, SHOP_URL, PLATFORM_URL, PLATFORM_PUBLIC_TOKEN, WEBHOOK_SECRET, DATABASE_URL, ...forms } =
    parsed.data;
  const platformUrl = PLATFORM_URL ?? LOCAL.platformUrl;
  const brand = forms.BRAND ?? (isOwnPlatform(platformUrl, forms.PLATFORM_PORT) ? BRAND_NAMES[0] : 'none');
  const shopUrl = SHOP_URL ?? `http://localhost:${PORT}`;
  const isHosted = isHostedStore(platformUrl);
  const pictureHost = isHosted ? HOSTED_CDN : platformUrl;
  return {
    port: PORT,
    host: forms.HOST,
    drainSeconds: forms.DRAIN_SECONDS ?? (isBehindProxy({ ...forms, SHOP_URL }) ? DRAIN_SECONDS : 0),
    shopUrl,
    platformUrl,
    brand,
    cdnOrigins: [...(isHosted ? [HOSTED_CDN] : []), ...forms.CDN_ORIGINS],
    /** Null if browsers use the CDN. */
    pictureOrigin: (forms.PICTURES_FROM ?? (isHosted ? 'cdn' : 'shop')) === 'shop' ? pictureHost : null,
    platformApiVersion: forms.PLATFORM_API_VERSION,
    platformPublicToken: PLATFORM_PUBLIC_TOKEN,
    platformPrivateToken: forms.PLATFORM_PRIVATE_TOKEN ?? null,
    /** Null: sales are counted for no storefront. */
    platformStorefrontId: forms.PLATFORM_STOREFRONT_ID ?? null,
    platformTimeoutMs: forms.PLATFORM_TIMEOUT_SECONDS * 1_000,
    webhookSecret: WEBHOOK_SECRET,
    databaseUrl: DATABASE_URL,
    mailMagazineCoupons: forms.MAIL_MAGAZINE_COUPONS,
    couponCodes: {
      source: forms.COUPON_CODES,
      low: forms.COUPON_CODES_LOW,
      validDays: forms.COUPON_VALID_DAYS,
      adminToken: forms.PLATFORM_ADMIN_TOKEN,
    },
    formLimitPerClient: forms.FORM_LIMIT_PER_CLIENT,
    renderLimitPerClient: forms.RENDER_LIMIT_PER_CLIENT,
    trustedProxies: forms.TRUSTED_PROXIES,
    mailLinkSecret: forms.MAIL_LINK_SECRET,
    restockCheckMinutes: forms.RESTOCK_CHECK_MINUTES,
    consentRetentionDays: forms.CONSENT_RETENTION_DAYS,
    mail: {
      /** Null if the brand defines it (mailSender). */
      from: forms.MAIL_FROM ?? null,
      /** Null: mails are written to `folder`. */
      smtpUrl: forms.SMTP_URL ?? null,
      perSecond: forms.SMTP_PER_SECOND,
      folder: resolve(forms.MAIL_FOLDER ?? LOCAL.mailFolder),
    },
    tagManager:
      forms.TAG_MANAGER_URL === undefined
        ? null
        : {
            scriptUrl: forms.TAG_MANAGER_URL,
            origins: [...new Set([new URL(forms.TAG_MANAGER_URL).origin, ...forms.TAG_MANAGER_ORIGINS])],
          },
    log: { level: forms.LOG_LEVEL, format: forms.LOG_FORMAT },
    errorHook: forms.ERROR_HOOK ?? null,
    metrics: {
      port: forms.METRICS_PORT ?? null,
      workerPort: forms.WORKER_METRICS_PORT ?? null,
      host: forms.METRICS_HOST,
      /** Null for no access on the shop's own port. */
      token: forms.METRICS_TOKEN ?? null,
    },
    traces: forms.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : { ratio: forms.OTEL_TRACES_SAMPLER_ARG },
    vitalsSample: forms.VITALS_SAMPLE,
  };
}
