/** @jsxRuntime automatic */
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { MailButton } from '../MailButton/MailButton';
import { MailLayout, type MailLayoutProps, type MailLink } from '../MailLayout/MailLayout';
import { MailText } from '../MailText/MailText';
import { mailStyle } from '../mail-style';

export interface CouponMailProps extends Omit<MailLayoutProps, 'children'> {
  readonly lead: string;
  /** 3:2, at least 600 pixels wide. */
  readonly picture?: { readonly url: string; readonly alt: string } | undefined;
  readonly codeLabel: string;
  readonly code: string;
  /** Absent for a coupon that has ended. */
  readonly discount?: string | undefined;
  readonly conditions?: string | undefined;
  /** The request to confirm an address, and what comes of it in prize draws; absent once the address is confirmed. */
  readonly confirm?: (MailLink & { readonly text: string; readonly prizes?: readonly string[] }) | undefined;
  readonly shop: MailLink;
}

/** The mail after a registration for the mail magazine: the coupon, and the request to confirm the address (MAIL-06). */
export function CouponMail(props: CouponMailProps): ReactNode {
  const { lead, picture, codeLabel, code, discount, conditions, confirm, shop, ...layout } = props;
  return (
    <MailLayout {...layout}>
      <MailText>{lead}</MailText>
      <Section style={mailStyle.part} className="part">
        <Section style={mailStyle.box} className="box">
          <Text style={mailStyle.caption} className="soft">
            {codeLabel}
          </Text>
          <Text style={mailStyle.code} className="ink">
            {code}
          </Text>
          {discount === undefined ? null : (
            <Text style={mailStyle.small} className="ink">
              {discount}
            </Text>
          )}
        </Section>
      </Section>
      {conditions === undefined ? null : <MailText as="note">{conditions}</MailText>}
      {confirm === undefined ? (
        <MailButton {...shop} />
      ) : (
        <>
          <MailText>{confirm.text}</MailText>
          {confirm.prizes?.map((prize) => (
            <MailText key={prize}>{prize}</MailText>
          ))}
          <MailButton label={confirm.label} url={confirm.url} />
          <Section style={mailStyle.part} className="part">
            <Link href={shop.url} style={mailStyle.link} className="link">
              {shop.label}
            </Link>
          </Section>
        </>
      )}
      {picture === undefined ? null : (
        <Section style={mailStyle.part} className="part">
          <Img src={picture.url} alt={picture.alt} width="536" style={mailStyle.picture} />
        </Section>
      )}
    </MailLayout>
  );
}
