/**
 * The names of the icon shapes, each a symbol of icons.svg: one path on a 24 grid, drawn with a 1.5 stroke and round ends, never filled.
 */

/** Search */
export const search = 'search';
/** The cart */
export const bag = 'bag';
/** The account */
export const user = 'user';
/** Favourites */
export const heart = 'heart';
/** Another language */
export const globe = 'globe';
/** Support */
export const help = 'help';
/** The side menu */
export const menu = 'menu';
/** Close */
export const close = 'close';
/** Forward, and the next slide */
export const chevronRight = 'chevronRight';
/** Back, and the previous slide */
export const chevronLeft = 'chevronLeft';
/** Opens downwards */
export const chevronDown = 'chevronDown';
/** The link of a banner */
export const arrow = 'arrow';
/** One more, open */
export const plus = 'plus';
/** One less, closed */
export const minus = 'minus';
/** Done, chosen */
export const check = 'check';
/** Light for a plant */
export const sun = 'sun';
/** Watering */
export const drop = 'drop';
/** Temperature */
export const thermometer = 'thermometer';
/** Size */
export const ruler = 'ruler';
/** Delivery */
export const truck = 'truck';
/** Gifts */
export const gift = 'gift';
/** Augmented reality */
export const cube = 'cube';
/** Remove a cart line */
export const trash = 'trash';
/** The stamp card */
export const stamp = 'stamp';
/** Time */
export const clock = 'clock';
/** Producers, similar plants */
export const leaf = 'leaf';
/** Categories */
export const grid = 'grid';
/** Purposes */
export const house = 'house';
/** Tags */
export const tag = 'tag';
/** Ranking */
export const crown = 'crown';
/** Columns */
export const book = 'book';
/** A window */
export const windowPane = 'windowPane';
/** Filters */
export const filter = 'filter';
/** Sort order */
export const sort = 'sort';
/** Copy */
export const copy = 'copy';
/** Leaves the shop */
export const external = 'external';
/** Guarantees */
export const shield = 'shield';
/** Payment */
export const card = 'card';
/** Pets */
export const paw = 'paw';
/** Children */
export const child = 'child';
/** Parcels */
export const box = 'box';
/** Errors and hints */
export const info = 'info';
/** The app */
export const phone = 'phone';
/** Mail */
export const mail = 'mail';
/** Dates */
export const calendar = 'calendar';
/** X */
export const xLogo = 'xLogo';
/** LINE */
export const lineLogo = 'lineLogo';
/** Facebook */
export const facebookLogo = 'facebookLogo';
/** The system's share sheet */
export const share = 'share';
/** Instagram */
export const instagramLogo = 'instagramLogo';
/** YouTube */
export const youtubeLogo = 'youtubeLogo';
/** Copy a link */
export const link = 'link';
