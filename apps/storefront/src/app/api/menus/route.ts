import { readCollection } from '#features/catalog/server/read-collection.ts';
import { readHome } from '#features/home/server/read-home.ts';
import { answerMenus } from '#shell/menus/server/answer-menus.ts';

/** Images and counts of the menus (HEAD-05). */
export const GET = (request: Request) => answerMenus(request, { readHome, readCollection });
