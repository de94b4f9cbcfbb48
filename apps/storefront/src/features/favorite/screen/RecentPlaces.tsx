'use client';

import { Carousel } from '@shop/ui-kit/primitives/Carousel';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Skeleton } from '@shop/ui-kit/primitives/Skeleton';

/** The number that fits the widest window. */
const PLACES = ['1', '2', '3', '4', '5', '6', '7'];

/** The slider's skeleton in its final size, so that nothing moves when the products load. */
export function RecentPlaces({ title }: { title: string }) {
  return (
    <Section id="recent" title={title}>
      {/* a scrolling row without focusable elements */}
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
