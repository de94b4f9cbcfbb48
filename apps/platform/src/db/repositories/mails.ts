import { randomUUID } from 'node:crypto';
import { asc, eq, isNull } from 'drizzle-orm';
import { mailTable } from '../commerce-tables.ts';
import type { Executor } from '../open.ts';

/** A mail to be written to the outbox folder. */
export interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: Date;
}

/** Queues a mail; `listOpenMails` returns it until `markWritten`. */
export async function insertMail(executor: Executor, mail: Omit<Mail, 'id'>): Promise<void> {
  await executor.insert(mailTable).values({ id: randomUUID(), ...mail });
}

/** Mails that are not written to the folder yet, oldest first. */
export function listOpenMails(executor: Executor): Promise<Mail[]> {
  return executor
    .select()
    .from(mailTable)
    .where(isNull(mailTable.writtenAt))
    .orderBy(asc(mailTable.createdAt));
}

/** Called after the file is written: a crash in between writes it again. */
export async function markWritten(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(mailTable).set({ writtenAt: now }).where(eq(mailTable.id, id));
}
