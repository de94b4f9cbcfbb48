/**
 * The icon shapes: one path each on a 24 grid, drawn with a 1.5 stroke and round ends, never filled.
 * They are plain strings, so that a bundle contains only the icons that it uses.
 */

/** Search */
export const search = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M16 16l4.5 4.5';
/** The cart */
export const bag = 'M5 8.5h14l1 12H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5';
/** The account */
export const user = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6';
/** Favourites */
export const heart =
  'M12 20C6.5 16 3.5 12.8 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7C20.5 12.8 17.5 16 12 20z';
/** Another language */
export const globe =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17';
/** Support */
export const help = 'M4 5.5h16v11h-8.5L7.5 20v-3.5H4zM10 9.3a2 2 0 1 1 2.6 1.9c-.5.2-.6.5-.6 1M12 14.2v.1';
/** The side menu */
export const menu = 'M4 7.5h16M4 12h16M4 16.5h16';
/** Close */
export const close = 'M6 6l12 12M18 6 6 18';
/** Forward, and the next slide */
export const chevronRight = 'M9.5 6l6 6-6 6';
/** Back, and the previous slide */
export const chevronLeft = 'M14.5 6l-6 6 6 6';
/** Opens downwards */
export const chevronDown = 'M6 9.5l6 6 6-6';
/** The link of a banner */
export const arrow = 'M4.5 12h15M14 6.5l5.5 5.5-5.5 5.5';
/** One more, open */
export const plus = 'M12 6v12M6 12h12';
/** One less, closed */
export const minus = 'M6 12h12';
/** Done, chosen */
export const check = 'M5 12.5l4.5 4.5L19 7.5';
/** Light for a plant */
export const sun =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4';
/** Watering */
export const drop =
  'M12 3.5c3.5 4.3 5.5 7.3 5.5 10a5.5 5.5 0 0 1-11 0c0-2.7 2-5.7 5.5-10zM9.5 14a2.6 2.6 0 0 0 2.5 2.6';
/** Temperature */
export const thermometer = 'M10 14.2V5.5a2 2 0 1 1 4 0v8.7a4 4 0 1 1-4 0zM12 10v7';
/** Size */
export const ruler = 'M12 3.5v17M9 6.5l3-3 3 3M9 17.5l3 3 3-3M5 3.5h3M5 20.5h3M16 3.5h3M16 20.5h3';
/** Delivery */
export const truck =
  'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8zM5.2 17.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M15.2 17.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0';
/** Gifts */
export const gift =
  'M4 11.5h16v9H4zM3 7.5h18v4H3zM12 7.5v13M12 7.5c-4.5 0-5-4-2.7-4S12 7.5 12 7.5zM12 7.5c4.5 0 5-4 2.7-4S12 7.5 12 7.5z';
/** Augmented reality */
export const cube = 'M12 3.5l7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7zM4.5 7.7 12 12l7.5-4.3M12 12v8.5';
/** Remove a cart line */
export const trash = 'M5 7h14M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.2 10.5v6M13.8 10.5v6';
/** The stamp card */
export const stamp =
  'M3.5 5.5h17v13h-17zM6.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M10.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M14.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M7 15h10';
/** Time */
export const clock = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M12 7.5V12l3 2';
/** Producers, similar plants */
export const leaf = 'M5 19C4 10 9.5 4.5 19.5 4.5 20 14 14.5 19.5 8 18M5 20.5c2-5 5-8 9-10.5';
/** Categories */
export const grid = 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z';
/** Purposes */
export const house = 'M4 11.5l8-7 8 7M6 10v10h12V10';
/** Tags */
export const tag = 'M4 4.5h8l8 8-7.5 7.5-8.5-8zM8.5 8.5v.1';
/** Ranking */
export const crown = 'M4 18.5h16M4.5 15 3.5 7.5l4.7 3.5L12 5l3.8 6 4.7-3.5-1 7.5z';
/** Columns */
export const book = 'M12 6.5c-2-1.5-5-2-8-2v13c3 0 6 .5 8 2 2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2zM12 6.5v13';
/** A window */
export const windowPane = 'M5 3.5h14v17H5zM12 3.5v17M5 11h14';
/** Filters */
export const filter =
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0';
/** Sort order */
export const sort = 'M7 5v14M3.5 15.5 7 19l3.5-3.5M17 19V5M13.5 8.5 17 5l3.5 3.5';
/** Copy */
export const copy = 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4';
/** Leaves the shop */
export const external = 'M13 5h6v6M19 5l-8.5 8.5M16.5 14v5H5V7.5h5';
/** Guarantees */
export const shield =
  'M12 3.5l7.5 2.8v5.2c0 4.6-3 7.7-7.5 9.5-4.5-1.8-7.5-4.9-7.5-9.5V6.3zM8.5 12l2.6 2.6 4.6-4.8';
/** Payment */
export const card = 'M3.5 5.5h17v13h-17zM3.5 10h17M7 14.5h4';
/** Pets */
export const paw =
  'M12 12.5c2.7 0 5 2.4 5 4.7 0 1.7-1.4 2.5-2.8 2.2-1.5-.4-2.9-.4-4.4 0C8.4 19.7 7 18.9 7 17.2c0-2.3 2.3-4.7 5-4.7zM3.5 11.5a1.7 2 0 1 0 3.4 0a1.7 2 0 1 0-3.4 0M7.5 7a1.7 2.2 0 1 0 3.4 0a1.7 2.2 0 1 0-3.4 0M13.1 7a1.7 2.2 0 1 0 3.4 0a1.7 2.2 0 1 0-3.4 0M17.1 11.5a1.7 2 0 1 0 3.4 0a1.7 2 0 1 0-3.4 0';
/** Children */
export const child = 'M9 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 9v6M6.5 10l5.5 2 5.5-2M12 15l-3.5 6M12 15l3.5 6';
/** Parcels */
export const box = 'M3.5 8 12 4l8.5 4v8.5L12 20.5l-8.5-4zM3.5 8 12 12l8.5-4M12 12v8.5';
/** Errors and hints */
export const info = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5.5M12 7.6v.1';
/** The app */
export const phone = 'M7.5 3h9v18h-9zM11 18h2';
/** Mail */
export const mail = 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5';
/** Dates */
export const calendar = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7';
/** X */
export const xLogo = 'M5 4.5h3.5L19 19.5h-3.5zM18.5 4.5 5.5 19.5';
/** LINE */
export const lineLogo =
  'M12 4.5c4.7 0 8.5 3 8.5 6.8 0 3.4-3.9 6.4-8.5 9.2v-2.7c-4.7-.2-8.5-2.9-8.5-6.5s3.8-6.8 8.5-6.8z';
/** Facebook */
export const facebookLogo =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12.2 20.3V10.8c0-1.6.8-2.3 2.3-2.3h.8M9.7 12.8h5.100';
/** The system's share sheet */
export const share = 'M12 14.5V4M8 7.5l4-4 4 4M7.5 11H5v9.5h14V11h-2.5';
/** Instagram */
export const instagramLogo =
  'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM8.3 12a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0M16.6 7.4v.1';
/** YouTube */
export const youtubeLogo =
  'M4.5 6.5C7 6 17 6 19.5 6.5c1 .8 1.3 2.5 1.3 5.5s-.3 4.7-1.3 5.5c-2.5.5-12.5.5-15 0-1-.8-1.3-2.5-1.3-5.5s.3-4.7 1.3-5.5zM10.5 9.5l4.2 2.5-4.2 2.5z';
/** Copy a link */
export const link =
  'M10 14l4-4M9 10.5l-2.5 2.5a3.5 3.5 0 0 0 5 5L14 15.5M10 8.5 12.5 6a3.5 3.5 0 0 1 5 5L15 13.5';
