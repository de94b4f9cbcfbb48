'use client';

import type { ReactNode } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Dialog } from '#primitives/Dialog/Dialog.tsx';
import { cube } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { LiveRegion } from '#primitives/LiveRegion/LiveRegion.tsx';
import { Notice } from '#primitives/Notice/Notice.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import * as styles from './ArViewer.css.ts';

export interface ArViewerProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** `loading` shows the poster and the progress; `failed` the error and a retry button */
  status: 'loading' | 'ready' | 'failed';
  /** Loaded share of the model, 0 to 1 */
  progress: number;
  /** States that the model is loading */
  loadingLabel: string;
  /** The product's image, shown until the model has loaded */
  poster: Picture;
  /** How to turn the model, or where it can be placed */
  hint: string;
  error: { text: string; hint: string; retryLabel: string; onRetry: () => void };
  /** The fallback if the viewer has failed, such as the plant in a room of true scale, with an explanation */
  instead?: { content: ReactNode; text: string };
  /** A link to a phone that can place the model in the room, if this device cannot: a code, and its purpose */
  phone?: { code: ReactNode; text: string };
  /** The viewer's element; it fills the stage */
  children: ReactNode;
}

/** The dialog around a 3D viewer (AR-01). The app supplies the viewer, which is larger than the whole kit. */
export function ArViewer(props: ArViewerProps) {
  const { title, closeLabel, onClose, status, progress, loadingLabel, poster, hint, error, instead, phone } =
    props;
  const wayToPhone = phone && (
    <div className={instead && status === 'failed' ? styles.phoneBeside : styles.phone}>
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
          {instead && <p className={styles.hint}>{instead.text}</p>}
          {instead ? (
            <div className={phone ? styles.beside : undefined}>
              <div className={styles.instead}>{instead.content}</div>
              {wayToPhone}
            </div>
          ) : (
            wayToPhone
          )}
        </>
      ) : (
        <>
          <div className={phone ? styles.stageOverPhone : styles.stage}>
            {status === 'loading' && (
              <div className={styles.poster}>
                <Image picture={poster} ratio="fill" eager />
              </div>
            )}
            <div className={styles.viewer}>{props.children}</div>
          </div>
          {status === 'loading' ? (
            <progress className={styles.bar} value={progress} aria-label={loadingLabel} />
          ) : (
            <p className={styles.hint}>{hint}</p>
          )}
          {wayToPhone}
        </>
      )}
      <LiveRegion>{status === 'loading' ? loadingLabel : ''}</LiveRegion>
    </Dialog>
  );
}
