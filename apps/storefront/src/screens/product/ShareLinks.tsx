import { ShareRow } from '@shop/ui-kit/commerce/product/ShareRow';
import { facebookLogo, lineLogo, xLogo } from '@shop/ui-kit/icons';
import { env } from '../../env';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { shareAddresses } from './share-addresses';

interface ShareLinksProps {
  locale: Locale;
  /** The page's address within the shop. */
  path: string;
  title: string;
}

/** Ways to share a product's page (PROD-09). Two of them need code, which comes when one is meant (browser/share). */
export function ShareLinks({ locale, path, title }: ShareLinksProps) {
  const t = words(locale);
  const address = new URL(path, env().shopUrl).href;
  const { x, line, facebook } = shareAddresses(address, title);
  return (
    <ShareRow
      label={t('product.share')}
      services={[
        { href: x, icon: xLogo, label: t('aria.shareX') },
        { href: line, icon: lineLogo, label: t('aria.shareLine') },
        { href: facebook, icon: facebookLogo, label: t('aria.shareFacebook') },
      ]}
      page={{ address, title }}
      copy={{ label: t('product.shareCopy'), done: t('common.copied') }}
      sheet={{ label: t('product.share') }}
      closeLabel={t('common.close')}
    />
  );
}
