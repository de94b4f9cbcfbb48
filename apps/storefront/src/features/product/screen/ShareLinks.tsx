import { ShareRow } from '@shop/ui-kit/commerce/product/ShareRow';
import { facebookLogo, lineLogo, xLogo } from '@shop/ui-kit/icons';
import { env } from '#foundation/env/env.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { shareAddresses } from './share-addresses';

interface ShareLinksProps {
  locale: Locale;
  /** The page's address within the shop. */
  path: string;
  title: string;
}

/** Ways to share a product's page (PROD-09). Two of them need code, which comes when one is meant (browser/share). */
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
