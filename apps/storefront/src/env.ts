import { resolve } from 'node:path';
import { type Coupon, parseCoupon } from '@shop/rules/mail-magazine/coupon';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((address) => new URL(address).origin);

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

/** Known to everybody who has this code: for a shop that only its own machine reaches. */
const PUBLIC_SECRETS = {
  WEBHOOK_SECRET: 'komoreno-webhook-secret',
  MAIL_LINK_SECRET: 'komoreno-mail-link-secret',
  PLATFORM_ADMIN_TOKEN: 'komoreno-admin-token',
} as const;

const settings = z.object({
  /** Port on which the shop listens, on 127.0.0.1. */
  PORT: port.default(3000),
  /** The shop's public origin, for canonical addresses; default http://localhost:$PORT. */
  SHOP_URL: origin.optional(),
  /** Origin of the commerce platform; a real store is https://<name>.myshopify.com. */
  PLATFORM_URL: origin.default('http://127.0.0.1:4000'),
  /** The platform's public access token: the browser sends it too, it is no secret. */
  PLATFORM_PUBLIC_TOKEN: z.string().min(1, 'must not be empty').default('komoreno-public-token'),
  /** Key of the webhooks' HMAC, shared with the platform only. */
  WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').default(PUBLIC_SECRETS.WEBHOOK_SECRET),
  /** The shop's own database. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgresql://user:password@host:5432/database',
    })
    .default('postgresql://127.0.0.1:5432/shop'),
  /** Coupons that registrations for the mail magazine are answered with, in turn; the platform must know the codes. */
  MAIL_MAGAZINE_COUPONS: coupons.prefault('MMSP15-7KQ2:15'),
  /**
   * Where a registration's coupon comes from: those shared codes (`shared`), or a code for it alone, imported by `npm run coupons`
   * (`pool`) or made by the local platform (`platform`). While there is none a shared one is given.
   */
  COUPON_CODES: z.enum(['shared', 'pool', 'platform']).default('shared'),
  /** Fewer codes than this are few: they are told, or twice as many made. */
  COUPON_CODES_LOW: z.coerce.number({ error: 'must be a number' }).int().min(1).max(10_000).default(500),
  /** Days that a code which the platform makes is good for. */
  COUPON_VALID_DAYS: z.coerce.number({ error: 'must be a number' }).int().min(90).max(3_650).default(365),
  /** Token of the local platform's back office, for making codes. */
  PLATFORM_ADMIN_TOKEN: z
    .string()
    .min(8, 'must have at least 8 characters')
    .default(PUBLIC_SECRETS.PLATFORM_ADMIN_TOKEN),
  /** Whom the shop's mails are from; its domain stands in their Message-ID. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must look like Shop <noreply@shop.example>')
    .default('コモレノ STORE <noreply@komoreno.example>'),
  /** A mail server; without one mails are written as files. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' })
    .optional(),
  /** Mails that the mail server is given in a second. */
  SMTP_PER_SECOND: z.coerce.number({ error: 'must be a number' }).int().min(1).max(1_000).default(20),
  /** Folder of the mails without a mail server, from the shop's own folder or absolute. */
  MAIL_FOLDER: z.string().min(1).default('../../.data/mails'),
  /** Minutes from one look at the stock to the next, for webhooks that were lost (RESTOCK-02). */
  RESTOCK_CHECK_MINUTES: z.coerce.number({ error: 'must be a number' }).int().min(1).max(59).default(10),
  /** Key that the links of mails are signed with. */
  MAIL_LINK_SECRET: z
    .string()
    .min(8, 'must have at least 8 characters')
    .default(PUBLIC_SECRETS.MAIL_LINK_SECRET),
  /** Days that the record of consent is kept after somebody left (MAIL-06). */
  CONSENT_RETENTION_DAYS: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(31)
    .max(36_500)
    .default(1_095),
  /** Registrations and notices that one client may send in ten minutes. */
  FORM_LIMIT_PER_CLIENT: z.coerce.number({ error: 'must be a number' }).int().min(1).default(30),
  /** The script of a tag manager, if the shop has one (ANA-01); none by default. */
  TAG_MANAGER_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  /** Where that script may load more from and send to, with commas between. Its own origin is one of them anyway. */
  TAG_MANAGER_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .default([]),
  /** Proxies before the shop that name the client in X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number({ error: 'must be a number' }).int().min(0).max(9).default(0),
});

/** With a public default anybody could sign webhooks and the links of mails. */
const schema = settings.superRefine((given, context) => {
  if (given.SHOP_URL === undefined || isOfThisMachine(given.SHOP_URL)) return;
  for (const name of Object.keys(PUBLIC_SECRETS) as (keyof typeof PUBLIC_SECRETS)[]) {
    if (given[name] !== PUBLIC_SECRETS[name]) continue;
    if (name === 'PLATFORM_ADMIN_TOKEN' && given.COUPON_CODES !== 'platform') continue;
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'is the public default, and SHOP_URL can be reached by others: set a secret of your own',
    });
  }
});

function isOfThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

/** The shop's settings, read from the environment once and checked. */
export interface Env {
  readonly port: number;
  readonly shopUrl: string;
  readonly platformUrl: string;
  readonly platformPublicToken: string;
  readonly webhookSecret: string;
  readonly databaseUrl: string;
  readonly mailMagazineCoupons: readonly [Coupon, ...Coupon[]];
  readonly couponCodes: CouponCodesEnv;
  readonly formLimitPerClient: number;
  readonly trustedProxies: number;
  readonly mailLinkSecret: string;
  readonly restockCheckMinutes: number;
  readonly consentRetentionDays: number;
  readonly mail: MailEnv;
  readonly tagManager: TagManager | null;
}

/** Where the codes of registrations come from. */
export interface CouponCodesEnv {
  readonly source: 'shared' | 'pool' | 'platform';
  /** Fewer codes than this are few. */
  readonly low: number;
  readonly validDays: number;
  readonly adminToken: string;
}

/** How mails go out. */
export interface MailEnv {
  readonly from: string;
  /** Null: mails are written to `folder`. */
  readonly smtpUrl: string | null;
  readonly perSecond: number;
  readonly folder: string;
}

/** A tag manager that reads the data layer. */
interface TagManager {
  readonly scriptUrl: string;
  /** Origins that it may load from and send to. */
  readonly origins: readonly string[];
}

let known: Env | undefined;

/**
 * The settings of this process. Read at run time, never while building: a build knows no platform.
 * @throws Error that names every variable that is wrong and why
 */
export function env(): Env {
  known ??= parseEnv(process.env);
  return known;
}

/** Checks an environment; empty variables count as absent. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The environment is not right: ${faults.join('; ')}`);
  }
  const { PORT, SHOP_URL, PLATFORM_URL, PLATFORM_PUBLIC_TOKEN, WEBHOOK_SECRET, DATABASE_URL, ...forms } =
    parsed.data;
  return {
    port: PORT,
    shopUrl: SHOP_URL ?? `http://localhost:${PORT}`,
    platformUrl: PLATFORM_URL,
    platformPublicToken: PLATFORM_PUBLIC_TOKEN,
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
    trustedProxies: forms.TRUSTED_PROXIES,
    mailLinkSecret: forms.MAIL_LINK_SECRET,
    restockCheckMinutes: forms.RESTOCK_CHECK_MINUTES,
    consentRetentionDays: forms.CONSENT_RETENTION_DAYS,
    mail: {
      from: forms.MAIL_FROM,
      smtpUrl: forms.SMTP_URL ?? null,
      perSecond: forms.SMTP_PER_SECOND,
      folder: resolve(forms.MAIL_FOLDER),
    },
    tagManager:
      forms.TAG_MANAGER_URL === undefined
        ? null
        : {
            scriptUrl: forms.TAG_MANAGER_URL,
            origins: [...new Set([new URL(forms.TAG_MANAGER_URL).origin, ...forms.TAG_MANAGER_ORIGINS])],
          },
  };
}
