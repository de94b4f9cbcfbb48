// A codegen plugin: a typed Apollo hook, `useProductRoomsQuery`, for each query of the client set. The published plugin's output does
// not typecheck against Apollo Client 4 (docs/adr/0003), and a hook is two lines.
const { Kind, OperationTypeNode } = require('graphql');

/** Codegen calls this with the operations of the client set. */
function plugin(_schema, documents) {
  const functions = documents
    .flatMap(({ document }) => document.definitions)
    .filter(
      ({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation === OperationTypeNode.QUERY,
    )
    .map(({ name: { value: name } }) => {
      const type = `Documents.${name}Query, Documents.${name}QueryVariables`;
      return `export const use${name}Query = (options: useQuery.Options<${type}>) =>
  useQuery(Documents.${name}Document, options);`;
    });
  return {
    prepend: ["import { useQuery } from '@apollo/client/react';", "import * as Documents from './graphql';"],
    content: `${functions.join('\n\n')}\n`,
  };
}

module.exports = { plugin };
