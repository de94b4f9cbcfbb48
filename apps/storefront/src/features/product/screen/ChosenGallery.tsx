'use client';

import { imageUrl } from '@shop/rules/catalog/image-url';
import { growPicture } from '@shop/ui-kit/behaviour/grow-picture';
import { Gallery, type GalleryProps } from '@shop/ui-kit/commerce/product/Gallery';
import type { ReactNode } from 'react';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { takeTransitionPicture } from '../browser/transition-picture';
import { useVariantChoice } from './variant-choice';

interface ChosenGalleryProps {
  images: readonly { readonly src: string; readonly alt: string }[];
  /** Accessible name of the picture row. */
  label: string;
  messages: MessageTable<'buy'>;
  zoom: GalleryProps['zoom'];
  /** The room with the ruler, the second slide, and its empty picture for the thumbnail (ROOM-01). */
  room: { readonly slide: ReactNode; readonly plate: string } | null;
}

/** The product's pictures, the chosen variant's first (PROD-01), the room with the ruler second. */
export function ChosenGallery({ images, label, messages, zoom, room }: ChosenGalleryProps) {
  const m = bindMessages(messages);
  const { chosen } = useVariantChoice();
  const first = images.findIndex(({ src }) => src === chosen.imageSrc);
  const ordered =
    first <= 0
      ? images
      : [...images.slice(first, first + 1), ...images.filter((_, index) => index !== first)];
  const slides = ordered.length === 0 ? [null] : ordered;
  const total = slides.length + (room === null ? 0 : 1);
  const pictures: GalleryProps['pictures'] = slides.map((image, index) => ({
    picture: productPicture(image, 1296),
    thumb: productPicture(image, 180, ''),
    widest: imageUrl(image?.src ?? '', 1296),
    thumbLabel: m.aria.galleryThumb({ n: room !== null && index > 0 ? index + 2 : index + 1, total }),
    ...(room !== null && { zoomLabel: m.aria.galleryThumb({ n: index + 1, total: slides.length }) }),
  }));
  const inRoom = room && {
    picture: productPicture({ src: room.plate, alt: '' }, 1296),
    thumb: productPicture({ src: room.plate, alt: '' }, 180),
    widest: '',
    thumbLabel: m.aria.galleryThumb({ n: 2, total }),
    room: room.slide,
  };
  return (
    <Gallery
      // another size keeps the displayed room; outside of it the variant's own picture is shown
      key={inRoom ? 'room' : ordered[0]?.src}
      label={label}
      zoom={zoom}
      enter={growFromPress}
      pictures={inRoom ? [...pictures.slice(0, 1), inRoom, ...pictures.slice(1)] : pictures}
    />
  );
}

/** Grows the first picture out of the pressed card (MOTION-01). */
function growFromPress(gallery: HTMLElement): () => void {
  const origin = takeTransitionPicture();
  return origin === null ? () => undefined : growPicture(gallery, origin);
}
