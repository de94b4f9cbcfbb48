/** The actions of mail links, and the path of the page that asks first; the token follows it. */
export const MAIL_LINK_PATHS = {
  confirm: '/mail-magazine/confirm',
  unsubscribe: '/mail-magazine/unsubscribe',
  stopRestock: '/restock-notice/stop',
} as const;

export type MailLinkPurpose = keyof typeof MAIL_LINK_PATHS;
