import { changeListView, type ListView } from '@shop/rules/catalog/list-view';
import { aiTagNames } from './ai-tag-names';

/** A list view without unknown AI tags: an address can contain any number. The same object if there are none. */
export function withKnownTags(view: ListView): ListView {
  const tags = view.tags.filter((tag) => aiTagNames(tag, 'ja') !== null);
  return tags.length === view.tags.length ? view : changeListView(view, { tags });
}
