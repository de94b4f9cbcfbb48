'use client';

import { RowButton } from '@shop/ui-kit/commerce/product/RowButton';
import { cube } from '@shop/ui-kit/icons';
import { type ComponentType, useState } from 'react';
import { bindMessages } from '#i18n/bind-messages.ts';
import type { ArDialogProps } from './ArDialog';

const loadDialog = () => import('./ArDialog');

/** Opens the AR viewer; the companion app's browser has no AR (AR-01). The viewer costs a page nothing until the shopper means it. */
export function ArButton(props: Omit<ArDialogProps, 'onClose'>) {
  const m = bindMessages(props.messages);
  const [Dialog, setDialog] = useState<ComponentType<ArDialogProps>>();
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    loadDialog().then(
      ({ ArDialog }) => setDialog(() => ArDialog),
      () => setFailed(true),
    );
  };
  return (
    <>
      <RowButton icon={cube} label={m.product.ar} onPress={open} browser="web" />
      {hasFailed && <li role="alert">{m.product.arError}</li>}
      {Dialog && <Dialog {...props} onClose={() => setDialog(undefined)} />}
    </>
  );
}
