import { changeListView, type ListView } from '@shop/rules/catalog/list-view';
import { aiTagNames } from './ai-tag-names';

/** A list's view without the AI tags that there are not: an address can name any number. The same view when it names none. */
export function withKnownTags(view: ListView): ListView {
  const tags = view.tags.filter((tag) => aiTagNames(tag, 'ja') !== null);
  return tags.length === view.tags.length ? view : changeListView(view, { tags });
}
