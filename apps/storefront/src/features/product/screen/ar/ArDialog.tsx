'use client';

import { ArViewer } from '@shop/ui-kit/commerce/product/ArViewer';
import { QrCode } from '@shop/ui-kit/commerce/product/QrCode';
import { Button } from '@shop/ui-kit/primitives/Button';
import type { Picture } from '@shop/ui-kit/primitives/Image';
import { type ReactNode, type RefCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLazyModule } from '#foundation/browser/lazy/use-lazy-module.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';

const viewerCode = lazyModule(() => import('@google/model-viewer/dist/model-viewer.min.js'));
const codeMaker = lazyModule(() => import('./phone-code'));

export interface ArDialogProps {
  /** URL of the GLB model, in real size. */
  modelUrl: string;
  /** URL of the USDZ model for iOS. */
  iosModelUrl: string;
  /** Description of the model. */
  alt: string;
  poster: Picture;
  /** The plant in the room with the ruler, the fallback when the viewer fails (AR-03); null where no room was rendered. */
  room: ReactNode;
  messages: MessageTable<'ar'>;
  onClose: () => void;
}

type Status = 'loading' | 'ready' | 'failed';

/** Events of the viewer's element (model-viewer 4). */
interface ViewerEvents {
  progress: CustomEvent<{ totalProgress: number }>;
  'ar-status': CustomEvent<{ status: string }>;
}

/**
 * A product in 3D, and in AR where the device supports it (WebXR, Scene Viewer, Quick Look). Missing 3D support, a model that fails
 * to load and an AR session that fails to start each show a message, and the plant in the room with the ruler instead (AR-03). A
 * desktop shows a QR code for a phone (AR-02).
 */
export function ArDialog({ modelUrl, iosModelUrl, alt, poster, room, messages, onClose }: ArDialogProps) {
  const m = bindMessages(messages);
  const [status, setStatus] = useState<Status>('loading');
  const [progress, setProgress] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const { module: viewer, hasFailed, load } = useLazyModule(viewerCode);
  const { module: maker, load: loadMaker } = useLazyModule(codeMaker);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (canDraw()) load();
    else setStatus('failed');
  }, [attempt]);

  useEffect(() => {
    if (hasMouse()) loadMaker();
  }, [loadMaker]);

  const listen: RefCallback<HTMLElement> = (element) => {
    if (!element) return;
    const stop = new AbortController();
    const on = (name: string, listener: (event: Event) => void) =>
      element.addEventListener(name, listener, { signal: stop.signal });
    on('load', () => setStatus('ready'));
    on('error', () => setStatus('failed'));
    on('progress', (event) => setProgress((event as ViewerEvents['progress']).detail.totalProgress));
    on('ar-status', (event) => {
      if ((event as ViewerEvents['ar-status']).detail.status === 'failed') setStatus('failed');
    });
    return () => stop.abort();
  };
  const retry = () => {
    setStatus('loading');
    setProgress(0);
    setAttempt(attempt + 1);
  };

  // Outside of the list that contains the button.
  return createPortal(
    <ArViewer
      title={m.product.arTitle}
      closeLabel={m.aria.closeModal}
      onClose={onClose}
      status={hasFailed ? 'failed' : status}
      progress={progress}
      loadingLabel={m.product.arLoading}
      poster={poster}
      hint={m.product.arTurn}
      error={{
        text: m.product.arError,
        hint: m.product.arErrorHint,
        retryLabel: m.common.retry,
        onRetry: retry,
      }}
      {...(room !== null && { instead: { content: room, text: m.product.arInstead } })}
      {...(maker && {
        phone: {
          code: <QrCode rows={maker.phoneCode(location.href)} label={m.product.arCode} />,
          text: m.product.arPhone,
        },
      })}
    >
      {viewer !== undefined && (
        <model-viewer
          key={attempt}
          ref={listen}
          // the viewer remembers a failed URL: a retry needs a different URL
          src={attempt === 0 ? modelUrl : `${modelUrl}#${attempt}`}
          ios-src={iosModelUrl}
          alt={alt}
          ar
          ar-modes="webxr scene-viewer quick-look"
          ar-scale="fixed"
          camera-controls
          touch-action="pan-y"
          shadow-intensity="1"
          environment-image="neutral"
          interaction-prompt="none"
          style={{ width: '100%', height: '100%' }}
        >
          {/* shown by the viewer where the device supports AR */}
          <span slot="ar-button">
            <Button tone="primary">{m.product.ar}</Button>
          </span>
        </model-viewer>
      )}
    </ArViewer>,
    document.body,
  );
}

/** Whether this is a desktop device: none of them supports AR. */
function hasMouse(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** Whether this browser supports 3D rendering. */
function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
