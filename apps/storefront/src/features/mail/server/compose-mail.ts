import { CouponMail } from '@shop/mails/CouponMail';
import type { MailLayoutProps } from '@shop/mails/MailLayout';
import { PrizeMail } from '@shop/mails/PrizeMail';
import { RestockMail } from '@shop/mails/RestockMail';
import { renderMail } from '@shop/mails/render-mail';
import { imageUrl } from '@shop/rules/catalog/image-url';
import { jstDateAt } from '@shop/rules/jst-date';
import { inLanguage } from '@shop/rules/language';
import { campaignsOfRegistration } from '@shop/rules/mail-magazine/campaign';
import { remainingCount } from '@shop/rules/product/stock-label';
import { formatYen, yen } from '@shop/rules/yen';
import { createElement, type ReactNode } from 'react';
import { winnerContact } from '#features/mail-magazine/server/winner-contact.ts';
import { shopTheme } from '#foundation/brand/brand-theme.ts';
import { legalFacts } from '#foundation/brand/legal-facts.ts';
import { shopBrand, shopNames } from '#foundation/brand/shop-brand.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import type { OutgoingMail } from '#foundation/mail/mail-transport.ts';
import type { MailFacts, QueuedMail } from '#foundation/mail/outbox.ts';
import { signLink } from '#foundation/mail/signed-link.ts';
import { privacyHref } from '#foundation/navigation/privacy-href.ts';
import { MAIL_LINK_PATHS, type MailLinkPurpose } from '#foundation/routing/mail-links.ts';

/** Validity of the confirmation link in days. */
export const CONFIRM_DAYS = 30;
/** Days that a winner has to answer, from the sending. */
const ANSWER_DAYS = 14;
const DAY_MS = 86_400_000;
/** Twice the width of a mail's column. */
const PICTURE_WIDTH = 1080;

interface MailSettings {
  readonly shopUrl: string;
  readonly from: string;
  readonly linkSecret: string;
  /** When it is sent: one that waited promises no less time. @default when it was due */
  readonly now?: Date;
}

/** What a mail is sent at, which its reader's deadlines count from: never before it was due. */
function sentAt({ dueAt }: QueuedMail, { now = dueAt }: MailSettings): Date {
  return now > dueAt ? now : dueAt;
}

interface Draft {
  readonly subject: string;
  readonly body: ReactNode;
  readonly unsubscribeUrl: string | null;
}

/** Composes a mail of the outbox in its language: subject, both bodies, and its reader's personal links. */
export async function composeMail(mail: QueuedMail, settings: MailSettings): Promise<OutgoingMail> {
  const { subject, body, unsubscribeUrl } = draftOf(mail, settings);
  const { html, text } = await renderMail(body);
  return {
    id: mail.id,
    from: settings.from,
    to: mail.recipient,
    subject,
    html: shopTheme().recolor(html),
    text,
    date: mail.dueAt,
    language: mail.language,
    unsubscribeUrl,
  };
}

function draftOf(mail: QueuedMail, settings: MailSettings): Draft {
  const { facts } = mail;
  switch (facts.kind) {
    case 'coupon':
      return couponDraft(facts, mail, settings);
    case 'restock':
      return restockDraft(facts, mail, settings);
    case 'prize':
      return prizeDraft(facts, mail, settings);
    default:
      return facts satisfies never;
  }
}

function couponDraft(
  facts: Extract<MailFacts, { kind: 'coupon' }>,
  mail: QueuedMail,
  settings: MailSettings,
): Draft {
  const { language } = mail;
  const m = messages(language);
  const discount = m.mails.couponDiscount({ n: facts.discountRate });
  const ended = facts.hasEnded === true ? m.discount.expired : null;
  // Not yet, or no longer, a member: the mail asks for the consent.
  const again = facts.confirmId !== null ? m.footer.mailTitle : m.mails.couponAgainTitle;
  const subject = facts.isRepeated
    ? ended === null
      ? m.mails.couponAgainSubject
      : again
    : m.mails.couponSubject({ n: facts.discountRate });
  const expiresAt = new Date(sentAt(mail, settings).getTime() + CONFIRM_DAYS * DAY_MS);
  const unsubscribe = pageLink(settings, language, { purpose: 'unsubscribe', id: facts.linkId });
  return {
    subject,
    unsubscribeUrl: endpointLink(settings, { purpose: 'unsubscribe', id: facts.linkId }),
    body: createElement(CouponMail, {
      ...layout(m, language, settings, {
        title: facts.isRepeated ? again : m.mails.couponTitle,
        preview: ended ?? m.mails.couponPreview({ code: facts.couponCode, n: facts.discountRate }),
        reason: m.mails.couponReason,
        stop: { label: m.mails.unsubscribe, url: unsubscribe },
      }),
      lead: ended ?? m.mails.couponLead({ n: facts.discountRate }),
      picture: shopBrand().hasCouponPicture
        ? { url: `${settings.shopUrl}/images/mail/coupon.jpg`, alt: m.mails.couponPicture }
        : undefined,
      codeLabel: m.mail.modalCodeLabel,
      code: facts.couponCode,
      discount: ended === null ? discount : undefined,
      conditions: ended === null && shopBrand().hasMailMagazine ? m.mail.modalConditions : undefined,
      confirm:
        facts.confirmId === null || !shopBrand().hasMailMagazine
          ? undefined
          : {
              text: m.mails.confirmText({ days: CONFIRM_DAYS }),
              prizes: facts.isRepeated ? [] : prizesOfRegistration(mail, settings),
              label: m.mails.confirm,
              url: pageLink(settings, language, { purpose: 'confirm', id: facts.confirmId }, expiresAt),
            },
      shop: { label: m.mails.findPlants, url: `${settings.shopUrl}${localePath(language, '/')}` },
    }),
  };
}

/**
 * What who registered at a time is promised of prize draws: they go by the day of the registration, and are drawn from the day
 * after their last on, so that a later confirmation may come too late (MAIL-05): so does a mail that waited until then.
 */
function prizesOfRegistration(mail: QueuedMail, settings: MailSettings): string[] {
  const { dueAt, language } = mail;
  const today = jstDateAt(sentAt(mail, settings).getTime());
  return campaignsOfRegistration(shopBrand().campaigns ?? [], jstDateAt(dueAt.getTime()))
    .filter(({ to }) => to >= today)
    .map(({ to, title }) =>
      messages(language).mails.confirmPrize({
        to: formatDate(`${to}T00:00:00+09:00`, language),
        campaign: inLanguage(title, language),
      }),
    );
}

function restockDraft(
  facts: Extract<MailFacts, { kind: 'restock' }>,
  { language }: QueuedMail,
  settings: MailSettings,
): Draft {
  const m = messages(language);
  const product = [facts.product, facts.variant].filter((part) => part !== '').join(' ');
  const path = `/products/${encodeURIComponent(facts.handle)}?variant=${facts.variantId}`;
  const target = { purpose: 'stopRestock', id: facts.linkId } as const;
  // Beyond ten pieces, or where the store does not tell its stock, the product's page names no number either (PROD-06).
  const left = remainingCount(facts.quantity);
  return {
    subject: m.mails.restockSubject({ product }),
    unsubscribeUrl: endpointLink(settings, target),
    body: createElement(RestockMail, {
      ...layout(m, language, settings, {
        title: m.mails.restockTitle,
        preview: left === null ? m.mails.restockLead : m.mails.restockPreview({ n: left }),
        reason: m.mails.restockReason,
        stop: { label: m.mails.restockStop, url: pageLink(settings, language, target) },
      }),
      lead: m.mails.restockLead,
      picture: {
        url: absolute(settings.shopUrl, imageUrl(facts.imageUrl, PICTURE_WIDTH)),
        alt: product,
      },
      vendor: facts.vendor,
      product,
      price: m.mails.price({ n: formatYen(yen(facts.price)) }),
      taxIncluded: m.common.taxIncluded,
      stock: left === null ? m.product.stockCircle : m.mails.restockStock({ n: left }),
      view: { label: m.mails.viewProduct, url: `${settings.shopUrl}${localePath(language, path)}` },
      note: m.mails.restockNote,
    }),
  };
}

function prizeDraft(
  facts: Extract<MailFacts, { kind: 'prize' }>,
  mail: QueuedMail,
  settings: MailSettings,
): Draft {
  const { language } = mail;
  const m = messages(language);
  const campaign = shopBrand().campaigns?.find(({ id }) => id === facts.campaignId);
  if (campaign === undefined) throw new Error(`there is no campaign ${facts.campaignId}`);
  const lastDay = new Date(sentAt(mail, settings).getTime() + ANSWER_DAYS * DAY_MS);
  const until = formatDate(lastDay.toISOString(), language);
  const target = { purpose: 'unsubscribe', id: facts.linkId } as const;
  // Without one the mail waits, and its failure is reported.
  const contact = winnerContact(language);
  return {
    subject: m.mails.prizeSubject({ campaign: inLanguage(campaign.title, language) }),
    unsubscribeUrl: endpointLink(settings, target),
    body: createElement(PrizeMail, {
      ...layout(m, language, settings, {
        title: m.mails.prizeTitle,
        preview: inLanguage(campaign.prize, language),
        reason: m.mails.couponReason,
        stop: { label: m.mails.unsubscribe, url: pageLink(settings, language, target) },
      }),
      lead: m.mails.prizeLead({ campaign: inLanguage(campaign.title, language) }),
      prizeLabel: m.mails.prizeLabel,
      prize: inLanguage(campaign.prize, language),
      next: m.mails.prizeNext({ until }),
      contact: { label: m.mails.prizeContact, url: contact },
    }),
  };
}

function layout(
  m: Messages,
  language: Locale,
  { shopUrl }: MailSettings,
  own: Pick<MailLayoutProps, 'title' | 'preview' | 'reason' | 'stop'>,
): Omit<MailLayoutProps, 'children'> {
  const { storeName } = shopNames(language);
  const { legalName, address, links } = legalFacts(language);
  const privacy = privacyHref(language);
  // Some brands' sender already says who that is.
  const company = legalName !== undefined && !m.mails.sender.includes(legalName) ? legalName : undefined;
  return {
    ...own,
    language,
    sender: {
      storeName,
      logoUrl: `${shopUrl}/images/mail/logo.png`,
      lines: [m.mails.sender, company, address].filter((line) => line !== undefined),
      links: [
        { label: m.footer.inquiry, url: links.inquiry },
        { label: m.footer.help, url: links.help },
        { label: m.footer.privacy, url: privacy && new URL(privacy, shopUrl).href },
      ].flatMap(({ label, url }) => (url === undefined ? [] : [{ label, url }])),
    },
  };
}

/** A link for a person: to a page that asks before it acts. */
function pageLink(
  { shopUrl, linkSecret }: MailSettings,
  language: Locale,
  target: { readonly purpose: MailLinkPurpose; readonly id: string },
  expiresAt: Date | null = null,
): string {
  const token = signLink(target, { secret: linkSecret, expiresAt });
  return `${shopUrl}${localePath(language, `${MAIL_LINK_PATHS[target.purpose]}/${token}`)}`;
}

/** A link for a mail client, which posts to it when its own button is pressed (RFC 8058). */
function endpointLink(
  { shopUrl, linkSecret }: MailSettings,
  target: { readonly purpose: MailLinkPurpose; readonly id: string },
): string {
  return `${shopUrl}/api/mail-links?token=${signLink(target, { secret: linkSecret, expiresAt: null })}`;
}

function absolute(shopUrl: string, address: string): string {
  return address.startsWith('/') ? `${shopUrl}${address}` : address;
}
