/** The actions of mail links, and the path of the page that asks first; the token follows it. */
export const MAIL_LINK_PATHS = {
  confirm: '/mail-magazine/confirm',
  unsubscribe: '/mail-magazine/unsubscribe',
  stopRestock: '/restock-notice/stop',
} as const;

export type MailLinkPurpose = keyof typeof MAIL_LINK_PATHS;

/** The end of that page's path after a press that could not be carried out. */
export const FAILED_MAIL_LINK = 'failed';
