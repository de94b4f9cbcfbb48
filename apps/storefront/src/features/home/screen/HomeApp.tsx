import type { HomeContent } from '@shop/rules/catalog/home-content';
import { AppPromotion } from '@shop/ui-kit/commerce/catalog/AppPromotion';
import { phone } from '@shop/ui-kit/icons';
import { Button } from '@shop/ui-kit/primitives/Button';
import { ShowIn } from '@shop/ui-kit/primitives/ShowIn';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { SUPPORT_PAGE } from './home-banners';

interface HomeAppProps {
  locale: Locale;
  banners: HomeContent['banners'];
}

/** Promotes the companion app, except within it (APP-01). Its image is the one set for the support page in the back office. */
export function HomeApp({ locale, banners }: HomeAppProps) {
  const { app } = shopBrand();
  if (app === undefined) return null;
  const m = messages(locale);
  const banner = banners.find(({ url }) => url === SUPPORT_PAGE);
  return (
    <ShowIn browser="web">
      <AppPromotion
        title={m.home.appTitle}
        text={
          <>
            {m.home.appLead}
            <br />
            {m.home.appNote}
          </>
        }
        picture={productPicture(banner?.image ?? null, 1080, '')}
        actions={
          <>
            <Button icon={phone} href={app.downloadUrl}>
              {m.home.appButton}
            </Button>
            {m.home.appDiscount}
          </>
        }
      />
    </ShowIn>
  );
}
