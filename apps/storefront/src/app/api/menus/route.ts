import { readCollection } from '#server/commerce/read-collection.ts';
import { readHome } from '#server/commerce/read-home.ts';
import { answerMenus } from '#server/menus/answer-menus.ts';

/** Pictures and numbers of the menus (HEAD-05). */
export const GET = (request: Request) => answerMenus(request, { readHome, readCollection });
