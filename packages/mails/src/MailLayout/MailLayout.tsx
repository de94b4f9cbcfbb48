/** @jsxRuntime automatic */
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { mailSheet, mailStyle } from '../mail-style';

/** A labelled link. */
export interface MailLink {
  readonly label: string;
  /** Absolute. */
  readonly url: string;
}

/** The sender information of every mail of the shop: name, logo, and the responsible company. */
export interface MailSender {
  readonly storeName: string;
  /** Absolute URL of the leaf logo, an image of 28 by 28 pixels. */
  readonly logoUrl: string;
  /** Company and postal address, one per line: the law on commercial mail requires both. */
  readonly lines: readonly string[];
  readonly links: readonly MailLink[];
}

export interface MailLayoutProps {
  /** Language of the text (BCP 47), for speech output and line breaking. */
  readonly language: string;
  /** Preview text beside the subject in an inbox list; not visible in the mail itself. */
  readonly preview: string;
  readonly title: string;
  readonly sender: MailSender;
  /** Why this address receives the mail. */
  readonly reason: string;
  /** The unsubscribe link; absent if no further mail follows. */
  readonly stop?: MailLink | undefined;
  readonly children: ReactNode;
}

/** The layout of every mail: the shop's name, one column, and a footer with the reason and the sender. */
export function MailLayout({
  language,
  preview,
  title,
  sender,
  reason,
  stop,
  children,
}: MailLayoutProps): ReactNode {
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{title}</title>
        <style>{mailSheet}</style>
      </Head>
      <Body style={mailStyle.body} className="ground">
        <Preview>{preview}</Preview>
        <Container style={mailStyle.column} className="ground">
          <Section style={mailStyle.header} className="header">
            <Img src={sender.logoUrl} width="28" height="28" alt="" style={mailStyle.logo} />
            <span style={mailStyle.name} className="ink">
              {sender.storeName}
            </span>
          </Section>
          <Section style={mailStyle.part} className="part">
            <Heading as="h1" style={mailStyle.title} className="ink">
              {title}
            </Heading>
          </Section>
          {children}
          <Section style={mailStyle.footer} className="footer box">
            <Text style={mailStyle.caption} className="soft">
              {reason}
            </Text>
            {stop === undefined ? null : (
              <Text style={mailStyle.caption} className="soft">
                <Link href={stop.url} style={mailStyle.link} className="link">
                  {stop.label}
                </Link>
              </Text>
            )}
            {sender.lines.map((line) => (
              <Text key={line} style={mailStyle.caption} className="soft">
                {line}
              </Text>
            ))}
            <Text style={mailStyle.caption} className="soft">
              {sender.links.map(({ label, url }, at) => (
                <span key={url}>
                  {at === 0 ? '' : ' · '}
                  <Link href={url} style={mailStyle.link} className="link">
                    {label}
                  </Link>
                </span>
              ))}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
