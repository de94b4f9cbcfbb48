import type { Database } from './open.ts';

/** A running, atomic transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Executes statements: the database or a transaction. */
export type Executor = Database | Transaction;
