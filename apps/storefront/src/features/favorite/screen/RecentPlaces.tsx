'use client';

import { Carousel } from '@shop/ui-kit/primitives/Carousel';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Skeleton } from '@shop/ui-kit/primitives/Skeleton';

/** As many as fit the widest window. */
const PLACES = ['1', '2', '3', '4', '5', '6', '7'];

/** The slider's places in their final size, so that nothing moves when the products come. */
export function RecentPlaces({ title }: { title: string }) {
  return (
    <Section id="recent" title={title}>
      {/* a row that scrolls and holds nothing to stop at */}
      <div aria-busy="true" inert>
        <Carousel id="recent-places" label={title} view="products">
          {PLACES.map((place) => (
            <div key={place}>
              <Skeleton shape="picture" />
              <Skeleton shape="line" />
              <Skeleton shape="lineShort" />
            </div>
          ))}
        </Carousel>
      </div>
    </Section>
  );
}
