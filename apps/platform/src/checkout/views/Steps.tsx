/** @jsxRuntime automatic */
import type { Words } from '../words.ts';

export const STEPS = ['information', 'payment', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

interface StepsProps {
  readonly words: Words;
  readonly current: Step;
  /** URL of a step */
  readonly hrefOf: (step: Step) => string;
}

/** Current step; earlier steps are links. */
export function Steps({ words, current, hrefOf }: StepsProps) {
  const at = STEPS.indexOf(current);
  return (
    <nav aria-label={words('page.steps')}>
      <ol className="steps">
        {STEPS.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {index < at ? <a href={hrefOf(step)}>{words(`page.${step}`)}</a> : words(`page.${step}`)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
