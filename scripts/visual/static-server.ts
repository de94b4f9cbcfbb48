import { preview } from 'vite';

/**
 * Serves a built folder on 127.0.0.1, on a free port.
 * @returns its origin, and a function to end it
 */
export async function staticServer(folder: string): Promise<{ origin: string; close(): Promise<void> }> {
  const server = await preview({
    configFile: false,
    root: folder,
    // An unknown path is 404, not the first page.
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
