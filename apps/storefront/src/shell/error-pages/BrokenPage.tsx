'use client';

import { Header } from '@shop/ui-kit/commerce/navigation/Header';
import { bag } from '@shop/ui-kit/icons';
import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import { IconButton } from '@shop/ui-kit/primitives/IconButton';
import { Link } from '@shop/ui-kit/primitives/Link';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';

interface BrokenPageProps {
  messages: MessageTable<'broken'>;
  /** The page's header is gone, too: this page renders its own. */
  isWhole: boolean;
}

/**
 * Replaces a page that threw, with a message, a link to retry, and one to the cart, which is kept. Its links load a document: the
 * broken state is unreliable.
 */
export function BrokenPage({ messages, isWhole }: BrokenPageProps) {
  const m = bindMessages(messages);
  const cart = localePath(m.locale, '/cart');
  const state = (
    <EmptyState
      drawing="wilted"
      title={m.error.broken.title}
      text={m.error.broken.body}
      extra={
        <Link variant="row" href={cart} target="_self">
          {m.added.toCart}
        </Link>
      }
      action={
        <Button tone="primary" width="comfortable" href="" target="_self">
          {m.common.retry}
        </Button>
      }
    />
  );
  if (!isWhole) return state;
  return (
    <>
      <Header
        logo={
          <Link variant="row" href={localePath(m.locale, '/')} target="_self">
            {m.common.top}
          </Link>
        }
        menu={null}
        search={null}
        searchLink={null}
        bar={null}
      >
        <IconButton href={cart} icon={bag} label={m.aria.openCart} />
      </Header>
      <main id="main">{state}</main>
    </>
  );
}
