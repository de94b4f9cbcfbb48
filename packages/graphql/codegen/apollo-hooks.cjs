// A codegen plugin: the typed Apollo hooks that the shop's components use, by their names. The published plugin's output does
// not typecheck against Apollo Client 4 (docs/adr/0003), and a hook is two lines.
const { Kind, OperationTypeNode } = require('graphql');

/** `useProductRecommendationsQuery`. */
const NAME = /^use(\w+)Query$/;

/**
 * Codegen calls this with the operations of the client set.
 * @param config.hooks names of the hooks to make: nothing is generated that nobody uses
 * @throws when a name is not that of a query
 */
function plugin(_schema, documents, { hooks }) {
  const queries = new Map(
    documents
      .flatMap(({ document }) => document.definitions)
      .filter(
        ({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation === OperationTypeNode.QUERY,
      )
      .map((query) => [query.name.value, query]),
  );
  const functions = hooks.map((hook) => {
    const [, name] = NAME.exec(hook) ?? [];
    const query = queries.get(name);
    if (query === undefined) throw new Error(`${hook} is no hook of a query that the browser may ask`);
    const type = `Documents.${name}Query, Documents.${name}QueryVariables`;
    return `export const ${hook} = (options: useQuery.Options<${type}>) =>
  useQuery(Documents.${name}Document, options);`;
  });
  return {
    prepend: ["import { useQuery } from '@apollo/client/react';", "import * as Documents from './graphql';"],
    content: `${functions.join('\n\n')}\n`,
  };
}

module.exports = { plugin };
