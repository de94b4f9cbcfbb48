import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onePerProcess } from '@shop/page-server/one-per-process';
import { cutText } from '@shop/rules/cut-text';
import { ImageResponse } from 'next/og';
import type { CSSProperties } from 'react';
import { shopTheme } from '#foundation/brand/brand-theme.ts';
import { shopNames } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { SOCIAL_PICTURE_SIZE, type SocialFacts } from '#foundation/routing/social-picture.ts';

const FACE = 'Noto Sans JP';
const FACE_FILE = 'fonts/NotoSansJP-Bold.ttf';
/** Longest title that is drawn large, in UTF-16 units. */
const SHORT_TITLE = 24;
/** Longest title that is drawn, in UTF-16 units: four lines beside a picture. */
const TITLE_LENGTH = 44;

/** Signs that the face has not: what draws would fetch them from hosts of others, one picture waiting for the next. */
const FOREIGN =
  /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}\p{Zs}ー]/gu;

/** A picture has pixels of its own and no style sheet: what draws it knows flex boxes alone. */
const STYLES = {
  picture: {
    display: 'flex',
    ...SOCIAL_PICTURE_SIZE,
    fontFamily: FACE,
  },
  photo: { objectFit: 'cover' },
  words: { display: 'flex', flex: 1, flexDirection: 'column', justifyContent: 'space-between', padding: 56 },
  column: { display: 'flex', flexDirection: 'column', gap: 20 },
  small: { display: 'flex', fontSize: 30 },
  longTitle: { display: 'flex', fontSize: 44, lineHeight: 1.3 },
  large: { display: 'flex', fontSize: 56, lineHeight: 1.3 },
} as const satisfies Record<string, CSSProperties>;

/**
 * Draws the picture of a page as PNG (SEO-03): what it is, by whom, what it costs and how it looks, in the shop's own face.
 * @param picture JPEG or PNG as a data address; null draws the words alone
 */
export async function drawSocialPicture(
  facts: SocialFacts,
  picture: string | null,
  locale: Locale,
): Promise<Buffer> {
  const { height } = SOCIAL_PICTURE_SIZE;
  const { color } = shopTheme();
  const ground = { backgroundColor: color.surface.page, color: color.text.standard };
  const [title = '', note = '', price = ''] = [facts.title, facts.note, facts.price].map(drawable);
  const drawn = new ImageResponse(
    <div style={{ ...STYLES.picture, ...ground }}>
      {picture !== null && (
        // biome-ignore lint/performance/noImgElement: it is drawn into a picture and comes to no browser
        <img src={picture} alt="" width={height} height={height} style={STYLES.photo} />
      )}
      <div style={STYLES.words}>
        <div style={STYLES.small}>{shopNames(locale).storeName}</div>
        <div style={STYLES.column}>
          <div style={title.length > SHORT_TITLE ? STYLES.longTitle : STYLES.large}>
            {title.length > TITLE_LENGTH ? `${cutText(title, TITLE_LENGTH - 1)}…` : title}
          </div>
          {note !== '' && <div style={STYLES.small}>{note}</div>}
        </div>
        <div style={STYLES.large}>{price}</div>
      </div>
    </div>,
    { ...SOCIAL_PICTURE_SIZE, fonts: await faces() },
  );
  return Buffer.from(await drawn.arrayBuffer());
}

function drawable(text: string): string {
  return text.normalize('NFC').replace(FOREIGN, '').trim();
}

/** The face, read once: what draws keeps it by the list that it stands in. */
function faces() {
  return onePerProcess('socialPictureFaces', async () => {
    // A process runs in the folder that has it: a bundle's own place is nowhere when it runs elsewhere.
    const data = await readFile(join(process.cwd(), FACE_FILE));
    return [{ name: FACE, data, weight: 700 as const, style: 'normal' as const }];
  });
}
