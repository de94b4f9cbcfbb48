/** @jsxRuntime automatic */
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { mailStyle } from '../mail-style';

export interface MailTextProps {
  /** `lead` in the mail's text colour, `note` smaller and softer. @default lead */
  readonly as?: 'lead' | 'note';
  readonly children: ReactNode;
}

/** A paragraph of a mail, in its own section. */
export function MailText({ as = 'lead', children }: MailTextProps): ReactNode {
  return (
    <Section style={mailStyle.part} className="part">
      <Text style={mailStyle[as]} className={as === 'lead' ? 'ink' : 'soft'}>
        {children}
      </Text>
    </Section>
  );
}
