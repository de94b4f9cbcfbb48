/** @jsxRuntime automatic */
import { Button } from '@react-email/button';
import { Section } from '@react-email/section';
import type { ReactNode } from 'react';
import type { MailLink } from '../MailLayout/MailLayout';
import { mailStyle } from '../mail-style';

/** The single call to action of a mail. */
export function MailButton({ label, url }: MailLink): ReactNode {
  return (
    <Section style={mailStyle.part} className="part">
      <Button href={url} style={mailStyle.primary}>
        {label}
      </Button>
    </Section>
  );
}
