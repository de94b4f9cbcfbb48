'use client';

import type { ReactNode } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Dialog } from '#primitives/Dialog/Dialog.tsx';
import { cube } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { LiveRegion } from '#primitives/LiveRegion/LiveRegion.tsx';
import { Notice } from '#primitives/Notice/Notice.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import {
  bar,
  beside as besideStyle,
  hint as hintStyle,
  instead as insteadStyle,
  phoneBeside,
  phone as phoneStyle,
  poster as posterStyle,
  stage,
  stageOverPhone,
  viewer as viewerStyle,
} from './ArViewer.css.ts';

export interface ArViewerProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** `loading` shows the poster and how far the model is; `failed` the error and the way to try again */
  status: 'loading' | 'ready' | 'failed';
  /** Share of the model that has come, 0 to 1 */
  progress: number;
  /** Says that the model is on its way */
  loadingLabel: string;
  /** The product's picture: what is seen until the model has come */
  poster: Picture;
  /** How to turn the model, or where it can be placed */
  hint: string;
  error: { text: string; hint: string; retryLabel: string; onRetry: () => void };
  /** What answers instead where the viewer has failed, such as the plant in a room of true scale, and what that is */
  instead?: { content: ReactNode; text: string };
  /** The way to a phone, which can place the model in the room, where this device cannot: a code, and what it is for */
  phone?: { code: ReactNode; text: string };
  /** The viewer's element; it fills the stage */
  children: ReactNode;
}

/** The dialog around a 3D viewer (AR-01). The viewer itself is the app's: it weighs more than the kit. */
export function ArViewer(props: ArViewerProps) {
  const { title, closeLabel, onClose, status, progress, loadingLabel, poster, hint, error, instead, phone } =
    props;
  const wayToPhone = phone && (
    <div className={instead && status === 'failed' ? phoneBeside : phoneStyle}>
      {phone.code}
      <p>{phone.text}</p>
    </div>
  );
  return (
    <Dialog title={title} icon={cube} closeLabel={closeLabel} onClose={onClose}>
      {status === 'failed' ? (
        <>
          <Notice tone="warning" role="alert">
            <Stack gap="small">
              <p>
                {error.text}
                <br />
                {error.hint}
              </p>
              <Button onClick={error.onRetry}>{error.retryLabel}</Button>
            </Stack>
          </Notice>
          {instead && <p className={hintStyle}>{instead.text}</p>}
          {instead ? (
            <div className={phone ? besideStyle : undefined}>
              <div className={insteadStyle}>{instead.content}</div>
              {wayToPhone}
            </div>
          ) : (
            wayToPhone
          )}
        </>
      ) : (
        <>
          <div className={phone ? stageOverPhone : stage}>
            {status === 'loading' && (
              <div className={posterStyle}>
                <Image picture={poster} ratio="fill" eager />
              </div>
            )}
            <div className={viewerStyle}>{props.children}</div>
          </div>
          {status === 'loading' ? (
            <progress className={bar} value={progress} aria-label={loadingLabel} />
          ) : (
            <p className={hintStyle}>{hint}</p>
          )}
          {wayToPhone}
        </>
      )}
      <LiveRegion>{status === 'loading' ? loadingLabel : ''}</LiveRegion>
    </Dialog>
  );
}
