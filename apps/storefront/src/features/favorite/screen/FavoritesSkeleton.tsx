import { Grid } from '@shop/ui-kit/primitives/Grid';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Skeleton } from '@shop/ui-kit/primitives/Skeleton';
import { VisuallyHidden } from '@shop/ui-kit/primitives/VisuallyHidden';
import type { ReactNode } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { TitledPage } from '#foundation/screen/TitledPage.tsx';

/** Skeleton cards drawn before the count is known: one row of the widest grid. */
const PLACES = ['1', '2', '3', '4'];

/** The list's skeleton in its final size. */
export function FavoritesSkeleton({ m }: { m: Messages }) {
  return (
    <FavoriteFrame m={m}>
      <noscript>
        <Notice tone="warning">{m.favorite.needsJavaScript}</Notice>
      </noscript>
      <VisuallyHidden>
        <span role="status">{m.favorite.loading}</span>
      </VisuallyHidden>
      <div aria-busy="true">
        <Grid kind="products">
          {PLACES.map((place) => (
            <div key={place} aria-hidden="true">
              <Skeleton shape="picture" />
              <Skeleton shape="line" />
              <Skeleton shape="lineShort" />
            </div>
          ))}
        </Grid>
      </div>
    </FavoriteFrame>
  );
}

/** The list's title, description and count. */
export function FavoriteFrame({ m, count, children }: { m: Messages; count?: string; children: ReactNode }) {
  return (
    <TitledPage
      title={m.favorite.title}
      lead={listFacts([count ?? '', m.list.taxNote, m.favorite.lead], m.common.separator)}
    >
      {children}
    </TitledPage>
  );
}
