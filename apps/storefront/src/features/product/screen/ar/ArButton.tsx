'use client';

import { RowButton } from '@shop/ui-kit/commerce/product/RowButton';
import { cube } from '@shop/ui-kit/icons';
import { useState } from 'react';
import { useLazyModule } from '#foundation/browser/lazy/use-lazy-module.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { ArDialogProps } from './ArDialog';

const arDialogCode = lazyModule(() => import('./ArDialog'));

/** Opens the AR viewer; the companion app's browser has no AR (AR-01). The viewer loads only on the shopper's intent. */
export function ArButton(props: Omit<ArDialogProps, 'onClose'>) {
  const m = bindMessages(props.messages);
  const { module, hasFailed, load } = useLazyModule(arDialogCode);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    load();
  };
  return (
    <>
      <RowButton icon={cube} label={m.product.ar} onPress={open} browser="web" />
      {hasFailed && <li role="alert">{m.product.arError}</li>}
      {isOpen && module && <module.ArDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
