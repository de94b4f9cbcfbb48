import type { Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { listPage } from '../list-page.ts';
import { localized } from '../localized.ts';
import type { MetaobjectFieldModel, MetaobjectModel } from '../models.ts';
import { reference, references } from '../reference.ts';

export const metaobjectResolvers: Resolvers = {
  Metaobject: {
    field: (metaobject, { key }, context) =>
      fieldsOf(metaobject, context).find((field) => field.key === key) ?? null,
    fields: (metaobject, _args, context) => fieldsOf(metaobject, context),
    // None of our definitions has a web page.
    onlineStoreUrl: () => null,
    seo: () => null,
  },
  MetaobjectField: {
    reference: ({ type, value }, _args, { catalogue }) => reference(type, value, catalogue),
    references: ({ type, value }, args, { catalogue }) => {
      const found = references(type, value, catalogue);
      return found === null ? null : listPage(found, args, 'references');
    },
  },
};

function fieldsOf(metaobject: MetaobjectModel, context: PlatformContext): MetaobjectFieldModel[] {
  return metaobject.fields.map((field) => ({
    __typename: 'MetaobjectField',
    key: field.key,
    type: field.type,
    value: localized(metaobject, field.key, field.value, context),
  }));
}
