import { createServer } from 'node:net';

/**
 * Checks that a port is free, also on IPv6: a browser may try `localhost` there first.
 * @throws Error that names the variable to change
 */
export async function checkPort(variable: string, port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is in use by another program: stop it, or choose another port with ${variable}=${port + 10}`,
      );
    }
    if (code === 'EACCES') {
      throw new Error(`Port ${port} is not allowed for this account: choose one above 1023 with ${variable}`);
    }
  }
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
