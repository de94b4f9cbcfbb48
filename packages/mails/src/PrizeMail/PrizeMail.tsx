/** @jsxRuntime automatic */
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { MailButton } from '../MailButton/MailButton';
import { MailLayout, type MailLayoutProps, type MailLink } from '../MailLayout/MailLayout';
import { MailText } from '../MailText/MailText';
import { mailStyle } from '../mail-style';

export interface PrizeMailProps extends Omit<MailLayoutProps, 'children'> {
  readonly lead: string;
  readonly prizeLabel: string;
  readonly prize: string;
  /** The winner's next step and its deadline. */
  readonly next: string;
  readonly contact: MailLink;
}

/** The mail to the winner of a mail magazine campaign (MAIL-05). */
export function PrizeMail({ lead, prizeLabel, prize, next, contact, ...layout }: PrizeMailProps): ReactNode {
  return (
    <MailLayout {...layout}>
      <MailText>{lead}</MailText>
      <Section style={mailStyle.part} className="part">
        <Section style={mailStyle.box} className="box">
          <Text style={mailStyle.caption} className="soft">
            {prizeLabel}
          </Text>
          <Text style={mailStyle.lead} className="ink">
            <strong>{prize}</strong>
          </Text>
        </Section>
      </Section>
      <MailText>{next}</MailText>
      <MailButton {...contact} />
    </MailLayout>
  );
}
