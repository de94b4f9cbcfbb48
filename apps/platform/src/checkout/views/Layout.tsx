/** @jsxRuntime automatic */
import { localeOfPlatform } from '@shop/rules/language';
import type { ReactNode } from 'react';
import type { Language, LanguageLink, Words } from '../words.ts';

/** Shared data of every page. */
export interface Frame {
  readonly words: Words;
  readonly language: Language;
  readonly shopName: string;
  /** the drawing of the shop's brand, on a grid of 32 by 32 */
  readonly logo?: { readonly lines: string; readonly fills: string } | undefined;
  /** where the shop is; the way back */
  readonly shopUrl: string;
  /** this page in the other language; null if there is none */
  readonly otherLanguages: readonly LanguageLink[];
}

interface LayoutProps {
  readonly frame: Frame;
  readonly title: string;
  /** beside the main column, above it on a phone */
  readonly aside?: ReactNode;
  /** as wide as the shop, for narrative pages */
  readonly isStory?: boolean;
  readonly children: ReactNode;
}

/** The HTML document: header with back link, one column and an aside. */
export function Layout({ frame, title, aside, isStory = false, children }: LayoutProps) {
  const { words, language, shopName, logo, shopUrl, otherLanguages } = frame;
  return (
    <html lang={localeOfPlatform(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="format-detection" content="telephone=no" />
        <title>{`${title} | ${shopName}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/checkouts/assets/checkout.css" />
        <script src="/checkouts/assets/checkout.js" defer />
      </head>
      <body>
        <a className="skip" href="#main">
          {words('page.skip')}
        </a>
        <header>
          <p className="test">{words('page.testMode')}</p>
          <div className="header">
            <a className="shop" href={shopUrl}>
              {logo && (
                <svg className="leaf" viewBox="0 0 32 32" aria-hidden="true">
                  <path className="leaf-lines" d={logo.lines} />
                  <path className="leaf-fills" d={logo.fills} />
                </svg>
              )}
              {shopName}
            </a>
            <nav className="links" aria-label={words('page.links')}>
              <a href={shopUrl}>{words('page.backToShop', { shop: shopName })}</a>
              {otherLanguages.map(({ href, locale, name }) => (
                <a key={locale} href={href} lang={locale}>
                  {name}
                </a>
              ))}
            </nav>
          </div>
        </header>
        <div className={isStory ? 'page page-story' : aside === undefined ? 'page' : 'page page-wide'}>
          {aside}
          <main id="main" className="main">
            {children}
          </main>
        </div>
      </body>
    </html>
  );
}
