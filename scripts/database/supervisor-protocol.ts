/** Options of the supervisor. */
export interface SupervisorOptions {
  /** Wanted folder of data, password and log. */
  folder: string;
  /** Port, or 0 for a free one. */
  port: number;
  /** False only for temporary data: the server then does not wait for the disk. */
  durable: boolean;
  /** Remove the folder after the server has ended. */
  temporary: boolean;
}

/** Messages from the supervisor to its parent. */
export type SupervisorMessage =
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string }
  | { type: 'log'; line: string };
