import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((address) => new URL(address).origin);

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a whole number')
  .min(1, 'must be a port number from 1 to 65535')
  .max(65_535, 'must be a port number from 1 to 65535');

const schema = z.object({
  /** Port on which the shop listens, on 127.0.0.1. */
  PORT: port.default(3000),
  /** The shop's public origin, for canonical addresses; default http://localhost:$PORT. */
  SHOP_URL: origin.optional(),
  /** Origin of the commerce platform; a real store is https://<name>.myshopify.com. */
  PLATFORM_URL: origin.default('http://127.0.0.1:4000'),
  /** The platform's public access token: the browser sends it too, it is no secret. */
  PLATFORM_PUBLIC_TOKEN: z.string().min(1, 'must not be empty').default('komoreno-public-token'),
  /** Key of the webhooks' HMAC, shared with the platform only. */
  WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').default('komoreno-webhook-secret'),
});

/** The shop's settings, read from the environment once and checked. */
export interface Env {
  readonly port: number;
  readonly shopUrl: string;
  readonly platformUrl: string;
  readonly platformPublicToken: string;
  readonly webhookSecret: string;
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
  const { PORT, SHOP_URL, PLATFORM_URL, PLATFORM_PUBLIC_TOKEN, WEBHOOK_SECRET } = parsed.data;
  return {
    port: PORT,
    shopUrl: SHOP_URL ?? `http://localhost:${PORT}`,
    platformUrl: PLATFORM_URL,
    platformPublicToken: PLATFORM_PUBLIC_TOKEN,
    webhookSecret: WEBHOOK_SECRET,
  };
}
