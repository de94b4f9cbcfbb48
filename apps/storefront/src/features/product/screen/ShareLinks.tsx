import { ShareRow } from '@shop/ui-kit/commerce/product/ShareRow';
import { facebookLogo, lineLogo, xLogo } from '@shop/ui-kit/icons';
import { env } from '#foundation/env/env.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

/**
 * Share URLs of the services (PROD-09). They receive only the page's address and name, and only when the link is followed.
 * @param address absolute, with its host
 */
export function shareAddresses(address: string, title: string) {
  const to = (service: string, parameters: Record<string, string>) => {
    const url = new URL(service);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  };
  return {
    x: to('https://x.com/intent/post', { url: address, text: title }),
    line: to('https://social-plugins.line.me/lineit/share', { url: address }),
    facebook: to('https://www.facebook.com/sharer/sharer.php', { u: address }),
  };
}

interface ShareLinksProps {
  locale: Locale;
  /** Path of the page within the shop. */
  path: string;
  title: string;
}

/** Ways to share a product's page (PROD-09). Two of them need code, which is loaded on intent (browser/share). */
export function ShareLinks({ locale, path, title }: ShareLinksProps) {
  const m = messages(locale);
  const address = new URL(path, env().shopUrl).href;
  const { x, line, facebook } = shareAddresses(address, title);
  return (
    <ShareRow
      label={m.product.share}
      services={[
        { href: x, icon: xLogo, label: m.aria.shareX },
        { href: line, icon: lineLogo, label: m.aria.shareLine },
        { href: facebook, icon: facebookLogo, label: m.aria.shareFacebook },
      ]}
      page={{ address, title }}
      copy={{ label: m.product.shareCopy, done: m.common.copied }}
      sheet={{ label: m.product.share }}
      closeLabel={m.common.close}
    />
  );
}
