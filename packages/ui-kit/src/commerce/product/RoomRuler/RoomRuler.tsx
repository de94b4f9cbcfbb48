'use client';

import { type CSSProperties, useEffect, useState } from 'react';
import type { Picture } from '#primitives/Image/Image.tsx';
import { percent } from '../RoomStage/percent.ts';
import { RoomChoice, type RoomChoiceProps } from '../RoomStage/RoomChoice.tsx';
import { type RoomLayer, RoomPicture } from '../RoomStage/RoomPicture.tsx';
import { option } from '../RoomStage/RoomStage.css.ts';
import { type RoomScale, RoomStage } from '../RoomStage/RoomStage.tsx';
import * as styles from './RoomRuler.css.ts';

/** A plant of one size in one light. */
export interface RoomScene {
  /** The empty room */
  plate: Picture;
  plant: RoomLayer;
  shadow: RoomLayer;
  /** The plant's foot, and its top on the ruler (`topAt`), in percent of the room's image */
  foot: { left: number; top: number };
  topAt: number;
  /** Ends of its range on the ruler, also in percent */
  range: { from: number; to: number };
  /** Its height in centimetres: determines the growth from one plant to the next */
  heightCm: number;
}

/** A scene and its texts, which change together. */
interface ReadScene {
  /** Text alternative of the whole image, with the height */
  label: string;
  scene: RoomScene;
  /** The range, e.g. 約120〜140cm */
  range: string;
  /** A comparison, e.g. 棚の高さに、あと少し */
  title: string;
  detail: string;
}

export interface RoomRulerProps extends ReadScene {
  ruler: RoomScale;
  /** The choice of variants as links: they work without JavaScript */
  sizes?:
    | {
        /** Accessible name of the choice */
        label: string;
        options: readonly { id: string; name: string; href: string }[];
        selectedId: string;
        onSelect: (id: string) => void;
      }
    | undefined;
  lights?: RoomChoiceProps;
  /** The choice of the years after the plant's arrival (GROW-01) */
  years?: RoomChoiceProps;
}

/** The drawn width of the room's image by window width: wider than its frame, which shows its middle. */
const SIZES = '(min-width:1280px) 720px, (min-width:1024px) 50vw, (min-width:768px) 760px, 106vw';
/** A plant in a room of true scale beside a ruler: another size grows in the same frame (ROOM-01, ROOM-02). */
export function RoomRuler({ ruler, sizes, lights, years, ...asked }: RoomRulerProps) {
  const { shown, before, isDrawn } = useDrawn(asked);
  const { label, scene, range, title, detail } = shown;
  const { plate, plant, shadow, foot, topAt } = scene;
  const reach = { top: percent(scene.range.to), bottom: percent(100 - scene.range.from) };
  const middle = percent((scene.range.from + scene.range.to) / 2);
  const grows = before !== undefined && before.foot.left === foot.left && before.plate.src === plate.src;
  return (
    <div className={styles.room}>
      <div className={styles.view}>
        <RoomStage
          label={label}
          plate={plate}
          sizes={SIZES}
          ruler={ruler}
          busy={!isDrawn}
          marks={
            <>
              <span className={styles.line} style={{ top: percent(topAt), left: percent(foot.left) }} />
              <span className={styles.span} style={reach} />
              <span className={styles.range} style={{ top: middle }} aria-hidden="true">
                {range}
              </span>
            </>
          }
        >
          <RoomPicture key={shadow.src} layer={shadow} />
          <RoomPicture
            key={plant.src}
            layer={plant}
            className={grows ? `${styles.plant} ${styles.growing}` : styles.plant}
            style={growth(scene, grows ? before : undefined)}
          />
        </RoomStage>
        <div className={styles.choices}>
          {lights && <RoomChoice {...lights} />}
          {years && <RoomChoice {...years} place="end" />}
        </div>
      </div>
      <div className={styles.caption}>
        <p className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{detail}</span>
        </p>
        {sizes && (
          <div data-controls="">
            {/* biome-ignore lint/a11y/useSemanticElements: a row of links */}
            <div className={styles.sizeGroup} role="group" aria-label={sizes.label}>
              {sizes.options.map(({ id, name, href }) => (
                <a
                  key={id}
                  className={option}
                  href={href}
                  aria-current={id === sizes.selectedId ? 'true' : undefined}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    sizes.onSelect(id);
                  }}
                >
                  {name}
                </a>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

interface DrawnScenes {
  readonly shown: ReadScene;
  /** The scene that it replaces */
  readonly before: RoomScene | undefined;
}

/**
 * The scene that is drawn, and whether it is the one asked for: another follows when its pictures are there, so that no plant vanishes in
 * between, no height is read off a plant of another size, and none stands in another light than its room.
 */
function useDrawn(asked: ReadScene): DrawnScenes & { readonly isDrawn: boolean } {
  const [drawn, setDrawn] = useState<DrawnScenes>({ shown: asked, before: undefined });
  const { scene } = asked;
  const isDrawn = drawn.shown.scene.plant.src === scene.plant.src;
  const isOtherLight = drawn.shown.scene.plate.src !== scene.plate.src;
  useEffect(() => {
    if (isDrawn) return;
    let isLate = false;
    const show = () => {
      if (!isLate) setDrawn(({ shown }) => ({ shown: asked, before: shown.scene }));
    };
    const { plant, shadow, plate } = scene;
    const pictures = [plant, shadow, ...(isOtherLight ? [plate] : [])].map(decode);
    // a picture that does not come leaves its place empty, as anywhere
    Promise.allSettled(pictures).then(show, reportError);
    return () => {
      isLate = true;
    };
  }, [isDrawn, isOtherLight, asked, scene]);
  // The same picture may be said in other words.
  return { ...drawn, ...(isDrawn && { shown: asked }), isDrawn };
}

/** Brings a picture as the room draws it. */
function decode({
  src,
  srcSet,
}: {
  readonly src: string;
  readonly srcSet?: string | undefined;
}): Promise<void> {
  const picture = new Image();
  if (srcSet) Object.assign(picture, { sizes: SIZES, srcset: srcSet });
  picture.src = src;
  return picture.decode();
}

/** A plant grows out of where it stands, from the height of the one before. */
function growth({ plant, foot, heightCm }: RoomScene, before: RoomScene | undefined): CSSProperties {
  if (before === undefined) return {};
  const left = (foot.left - plant.left) / plant.width;
  const top = (foot.top - plant.top) / plant.height;
  return {
    transformOrigin: `${percent(100 * left)} ${percent(100 * top)}`,
    [styles.growFrom]: before.heightCm / heightCm,
  };
}
