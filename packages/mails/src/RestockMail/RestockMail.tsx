/** @jsxRuntime automatic */
import { Img } from '@react-email/img';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { MailButton } from '../MailButton/MailButton';
import { MailLayout, type MailLayoutProps, type MailLink } from '../MailLayout/MailLayout';
import { MailText } from '../MailText/MailText';
import { mailStyle } from '../mail-style';

export interface RestockMailProps extends Omit<MailLayoutProps, 'children'> {
  readonly lead: string;
  readonly picture: { readonly url: string; readonly alt: string };
  readonly vendor: string;
  readonly product: string;
  /** Includes currency and tax. */
  readonly price: string;
  readonly taxIncluded: string;
  /** The stock as text. */
  readonly stock: string;
  readonly view: MailLink;
  /** States that the notice is no reservation. */
  readonly note: string;
}

/** Notifies everyone who asked, once, that a variant is in stock again (RESTOCK-02). */
export function RestockMail(props: RestockMailProps): ReactNode {
  const { lead, picture, vendor, product, price, taxIncluded, stock, view, note, ...layout } = props;
  return (
    <MailLayout {...layout}>
      <MailText>{lead}</MailText>
      <Section style={mailStyle.part} className="part">
        <Img src={picture.url} alt={picture.alt} width="536" style={mailStyle.picture} />
      </Section>
      <Section style={mailStyle.part} className="part">
        <Text style={mailStyle.note} className="soft">
          {vendor}
        </Text>
        <Text style={mailStyle.lead} className="ink">
          <strong>{product}</strong>
        </Text>
        <Text style={mailStyle.price} className="ink">
          {price}{' '}
          <span style={mailStyle.caption} className="soft">
            {taxIncluded}
          </span>
        </Text>
        <Text style={mailStyle.small} className="ink">
          {stock}
        </Text>
      </Section>
      <MailButton {...view} />
      <MailText as="note">{note}</MailText>
    </MailLayout>
  );
}
