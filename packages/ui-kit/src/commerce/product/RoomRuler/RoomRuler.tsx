'use client';

import { type CSSProperties, useEffect, useState } from 'react';
import type { Picture } from '#primitives/Image/Image.tsx';
import * as styles from './RoomRuler.css.ts';

/** A picture and where it lies on the room, in percent of the room's picture. */
export interface RoomLayer {
  src: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A plant of one size in one light. */
export interface RoomScene {
  /** The empty room */
  plate: Picture;
  plant: RoomLayer;
  shadow: RoomLayer;
  /** Where the plant stands, and where the ruler reads its top: percent of the room's picture */
  foot: { left: number; top: number };
  topAt: number;
  /** Ends of its range on the ruler, likewise */
  range: { from: number; to: number };
  /** Its height in centimetres: by how much a plant grows into the next */
  heightCm: number;
}

interface Choice<Option> {
  /** Names the choice */
  label: string;
  options: readonly (Option & { id: string; name: string })[];
  selectedId: string;
  onSelect: (id: string) => void;
}

export interface RoomRulerProps {
  /** All of the picture in words, with the height */
  label: string;
  scene: RoomScene;
  /** Where the ruler stands, in percent of the room's picture: its zero, and how much ten centimetres are */
  ruler: { zero: number; tenCm: number };
  /** The range, e.g. 約120〜140cm */
  range: string;
  /** How it compares, e.g. 棚の高さに、あと少し */
  title: string;
  detail: string;
  /** The same choice as that of the variants, as links: they work without JavaScript */
  sizes?: Choice<{ href: string }>;
  lights?: Choice<unknown>;
}

/** The drawn width of the room's picture by window width: wider than its frame, which shows its middle. */
const SIZES = '(min-width:1280px) 720px, (min-width:1024px) 58vw, (min-width:768px) 760px, 106vw';
/** Marks at every ten centimetres of two metres, long ones at every fifty. */
const MARKS = Array.from({ length: 21 }, (_, i) => `M0 ${200 - 10 * i}h${i % 5 === 0 ? 20 : 10}`).join('');
const NUMBERS = [50, 100, 150];

/** A plant in a room of true scale beside a ruler: another size grows in the same frame (ROOM-01, ROOM-02). */
export function RoomRuler({ label, scene, ruler, range, title, detail, sizes, lights }: RoomRulerProps) {
  const { shown, before, isDrawn } = useDrawn(scene);
  const { plate, plant, shadow, foot, topAt } = shown;
  const onRuler = (cm: number) => percent(ruler.zero - (cm / 10) * ruler.tenCm);
  const standing = { top: onRuler(200), height: percent(20 * ruler.tenCm) };
  const reach = { top: percent(scene.range.to), bottom: percent(100 - scene.range.from) };
  const middle = percent((scene.range.from + scene.range.to) / 2);
  const grows = before !== undefined && before.foot.left === foot.left && before.plate.src === plate.src;
  return (
    <div className={styles.room}>
      <div className={styles.view}>
        <div className={styles.plate} role="img" aria-label={label} aria-busy={isDrawn ? undefined : true}>
          <img
            className={styles.layer}
            sizes={SIZES}
            srcSet={plate.srcSet}
            src={plate.src}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <img
            key={shadow.src}
            className={styles.layer}
            style={place(shadow)}
            src={shadow.src}
            alt=""
            loading="lazy"
          />
          <img
            key={plant.src}
            className={grows ? `${styles.layer} ${styles.growing}` : styles.layer}
            style={{ ...place(plant), ...growth(shown, grows ? before : undefined) }}
            src={plant.src}
            alt=""
            loading="lazy"
          />
          <svg
            className={styles.ruler}
            style={standing}
            viewBox="0 0 20 200"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={`M0 0V200${MARKS}`} vectorEffect="non-scaling-stroke" />
          </svg>
          {NUMBERS.map((cm) => (
            <span key={cm} className={styles.number} style={{ top: onRuler(cm) }} aria-hidden="true">
              {cm}
            </span>
          ))}
          <span className={styles.line} style={{ top: percent(topAt), left: percent(foot.left) }} />
          <span className={styles.span} style={reach} />
          <span className={styles.range} style={{ top: middle }} aria-hidden="true">
            {range}
          </span>
        </div>
        {lights && (
          <div className={styles.lights} data-controls="">
            {/* biome-ignore lint/a11y/useSemanticElements: nothing is sent, so there is no form for a fieldset */}
            <div className={styles.lightGroup} role="group" aria-label={lights.label}>
              {lights.options.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  className={styles.option}
                  aria-pressed={id === lights.selectedId}
                  onClick={() => lights.onSelect(id)}
                >
                  {name}
                </button>
              ))}
            </div>
          </div>
        )}
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
                  className={styles.option}
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
  readonly shown: RoomScene;
  /** That it takes the place of */
  readonly before: RoomScene | undefined;
}

/** The scene that is drawn, and whether it is the one asked for: another follows when its pictures are there, so that no plant vanishes in between. */
function useDrawn(scene: RoomScene): DrawnScenes & { readonly isDrawn: boolean } {
  const [drawn, setDrawn] = useState<DrawnScenes>({ shown: scene, before: undefined });
  const { src } = scene.plant;
  const isDrawn = drawn.shown.plant.src === src;
  useEffect(() => {
    if (isDrawn) return;
    let isLate = false;
    const show = () => {
      if (!isLate) setDrawn(({ shown }) => ({ shown: scene, before: shown }));
    };
    const pictures = [scene.plant.src, scene.shadow.src].map((address) => {
      const picture = new Image();
      picture.src = address;
      return picture.decode();
    });
    // a picture that does not come leaves its place empty, as anywhere
    Promise.allSettled(pictures).then(show, reportError);
    return () => {
      isLate = true;
    };
  }, [isDrawn, scene]);
  return { ...drawn, isDrawn };
}

function place({ left, top, width, height }: RoomLayer): CSSProperties {
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
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

/** Rounded, so that a page carries no long numbers. */
function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`;
}
