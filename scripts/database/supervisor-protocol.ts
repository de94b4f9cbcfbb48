/** What the supervisor is started with. */
export interface SupervisorOptions {
  /** Wanted folder of data, password and log. */
  folder: string;
  /** Port, or 0 for a free one. */
  port: number;
  /** False only for throw-away data: the server then does not wait for the disk. */
  durable: boolean;
  /** Remove the folder when the server has ended. */
  temporary: boolean;
}

/** What the supervisor tells its parent. */
export type SupervisorMessage =
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string }
  | { type: 'log'; line: string };
