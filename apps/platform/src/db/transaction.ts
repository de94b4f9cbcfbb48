import type { Database } from './open.ts';

/** A running transaction: what is written in it is there for all or for none. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Whatever can run statements: the database itself or a transaction on it. */
export type Executor = Database | Transaction;
