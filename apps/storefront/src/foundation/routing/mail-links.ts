/** What a link of a mail does, and the path of the page that asks its reader first; the token stands after it. */
export const MAIL_LINK_PATHS = {
  confirm: '/mail-magazine/confirm',
  unsubscribe: '/mail-magazine/unsubscribe',
  stopRestock: '/restock-notice/stop',
} as const;

export type MailLinkPurpose = keyof typeof MAIL_LINK_PATHS;
