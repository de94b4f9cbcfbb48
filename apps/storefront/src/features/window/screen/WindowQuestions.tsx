import type { RoomLight } from '@shop/rules/product/room';
import { WINDOW_DISTANCES, WINDOW_LIGHTS, WINDOW_SIDES } from '@shop/rules/product/window-fit';
import type { FitWord } from '@shop/ui-kit/commerce/product/FitWords';
import { WindowCheck } from '@shop/ui-kit/commerce/product/WindowCheck';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { fitWords } from '../contract/fit-words';
import { WINDOW_FIELDS } from '../contract/window';

interface WindowQuestionsProps {
  locale: Locale;
  /** The page without a query, and the query part to keep. */
  address: string;
  rest?: Readonly<Record<string, string>>;
  /** On a product's page: the lights that it needs. Without it the cards of a list show how they fit. */
  needs?: readonly RoomLight[];
}

/**
 * Asks which way the shopper's window faces and how far from it the plant will stand (FIT-01). A plain form; with JavaScript, choosing is
 * enough.
 */
export function WindowQuestions({ locale, address, rest, needs }: WindowQuestionsProps) {
  const m = messages(locale);
  return (
    <WindowCheck
      title={m.window.title}
      place={needs === undefined ? 'list' : 'row'}
      lead={needs === undefined ? m.window.leadList : m.window.leadProduct}
      action={address}
      {...(rest && { rest })}
      questions={[
        {
          label: m.window.side,
          name: WINDOW_FIELDS.side,
          options: WINDOW_SIDES.map((side) => ({ value: side, label: m.window.sideOf({ side }) })),
        },
        {
          label: m.window.distance,
          name: WINDOW_FIELDS.distance,
          options: WINDOW_DISTANCES.map((distance) => ({
            value: distance,
            label: m.window.distanceOf({ distance }),
          })),
        },
      ]}
      subject={needs === undefined ? m.window.subjectLight : m.window.subject}
      words={needs === undefined ? lightWords(m) : fitWords(needs, m).words}
      answers={WINDOW_LIGHTS.map((light) => ({ label: m.window.answer({ light }), lights: [light] }))}
      submitLabel={m.window.submit}
      resetLabel={m.window.reset}
    />
  );
}

/** The light at each window, for a list. */
function lightWords(m: Messages): FitWord[] {
  return WINDOW_LIGHTS.map((light) => ({
    tone: 'plain',
    label: m.window.light({ light }),
    lights: [light],
  }));
}
