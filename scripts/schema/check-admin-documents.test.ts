import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { adminDocumentProblems, localAdminSchema } from './check-admin-documents';

test("[STORE-04] the operations of the store's commands are valid on the local platform's part of the Admin API", () => {
  expect(adminDocumentProblems(localAdminSchema(projectRoot))).toEqual([]);
});
