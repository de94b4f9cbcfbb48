// A codegen plugin: one typed Apollo hook per operation. The published plugin's output does not typecheck against
// Apollo Client 4 (docs/adr/0003), and a hook is two lines.
const { Kind } = require('graphql');

/** Codegen calls this with every operation of the client set. */
function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

  const hooks = operations.map(({ name, operation, variableDefinitions = [] }) => {
    const type = `${name.value}${operation === 'mutation' ? 'Mutation' : 'Query'}`;
    const generics = `<Documents.${type}, Documents.${type}Variables>`;
    if (operation === 'mutation') {
      return `export const use${type} = (options?: useMutation.Options${generics}) =>
  useMutation(Documents.${name.value}Document, options);`;
    }
    const needsVariables = variableDefinitions.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    );
    return needsVariables
      ? `export const use${type} = (
  options: useQuery.Options${generics} & { variables: Documents.${type}Variables },
) => useQuery(Documents.${name.value}Document, options);`
      : `export const use${type} = (options?: useQuery.Options${generics}) =>
  useQuery(Documents.${name.value}Document, options);`;
  });

  return {
    prepend: [
      "import { useMutation, useQuery } from '@apollo/client/react';",
      "import * as Documents from './graphql';",
    ],
    content: `${hooks.join('\n\n')}\n`,
  };
}

module.exports = { plugin };
