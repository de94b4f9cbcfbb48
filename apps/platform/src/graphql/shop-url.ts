import type { PlatformContext } from './context.ts';

/** A shop URL in the language of the request: Japanese has no prefix. */
export function shopUrl(path: string, { env, language }: Pick<PlatformContext, 'env' | 'language'>): string {
  if (/^https?:/.test(path)) return path;
  return `${env.shopUrl}${language === 'EN' ? '/en' : ''}${path}`;
}
