'use client';

import { imageUrl } from '@shop/rules/catalog/image-url';
import { Gallery, type GalleryProps } from '@shop/ui-kit/commerce/product/Gallery';
import { bindMessages } from '../../i18n/bind-messages';
import type { MessageTable } from '../../i18n/message-table';
import { productPicture } from '../../images/product-picture';
import { useVariantChoice } from './variant-choice';

interface ChosenGalleryProps {
  images: readonly { readonly src: string; readonly alt: string }[];
  /** Names the row of pictures. */
  label: string;
  messages: MessageTable<'buy'>;
  zoom: GalleryProps['zoom'];
}

/** The product's pictures, the chosen variant's first (PROD-01). */
export function ChosenGallery({ images, label, messages, zoom }: ChosenGalleryProps) {
  const m = bindMessages(messages);
  const { chosen } = useVariantChoice();
  const first = images.findIndex(({ src }) => src === chosen.imageSrc);
  const ordered =
    first <= 0
      ? images
      : [...images.slice(first, first + 1), ...images.filter((_, index) => index !== first)];
  return (
    <Gallery
      key={ordered[0]?.src}
      label={label}
      zoom={zoom}
      pictures={(ordered.length === 0 ? [null] : ordered).map((image, index) => ({
        picture: productPicture(image, 1296),
        thumb: productPicture(image, 180, ''),
        widest: imageUrl(image?.src ?? '', 1296),
        thumbLabel: m.aria.galleryThumb({ n: index + 1, total: ordered.length }),
      }))}
    />
  );
}
