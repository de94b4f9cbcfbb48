import type { HomeContent } from '@shop/rules/catalog/home-content';
import { AppPromotion } from '@shop/ui-kit/commerce/catalog/AppPromotion';
import { phone } from '@shop/ui-kit/icons';
import { Button } from '@shop/ui-kit/primitives/Button';
import { ShowIn } from '@shop/ui-kit/primitives/ShowIn';
import { APP, SHOP } from '../../content/shop';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { productPicture } from '../product/product-picture';
import { SUPPORT_PAGE } from './home-banners';

interface HomeAppProps {
  locale: Locale;
  banners: HomeContent['banners'];
}

/** Tells of the companion app, everywhere but in it (APP-01). Its picture is the one that the back office gave the support. */
export function HomeApp({ locale, banners }: HomeAppProps) {
  const t = words(locale);
  const banner = banners.find(({ url }) => url === SUPPORT_PAGE);
  return (
    <ShowIn browser="web">
      <AppPromotion
        title={t('home.appTitle')}
        text={
          <>
            {t('home.appLead')}
            <br />
            {t('home.appNote', { brand: SHOP[locale].brand })}
          </>
        }
        picture={productPicture(banner?.image ?? null, 1080, '')}
        actions={
          <>
            <Button icon={phone} href={APP.downloadUrl}>
              {t('home.appButton')}
            </Button>
            {t('home.appDiscount')}
          </>
        }
      />
    </ShowIn>
  );
}
