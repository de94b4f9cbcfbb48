/** Tells a tag manager when the page began; what it reads came before it (ANA-01). */
export const TAG_MANAGER_START =
  "(window.dataLayer=window.dataLayer||[]).push({event:'gtm.js','gtm.start':Date.now()})";
