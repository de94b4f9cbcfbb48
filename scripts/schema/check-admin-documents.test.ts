import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { adminDocumentProblems, standInAdminSchema } from './check-admin-documents';

test('[STORE-04] what the store’s commands ask, the local platform’s part of the Admin API has', () => {
  expect(adminDocumentProblems(standInAdminSchema(projectRoot))).toEqual([]);
});
