import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** Preloaded into a process (`--import`): at SIGUSR2 it collects garbage and logs the remaining heap, in megabytes. */
process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  /** @param {number} bytes */
  const inMb = (bytes) => Math.round(bytes / 2 ** 20);
  console.log(`after a collection: heap ${inMb(heapUsed)} MB, buffers ${inMb(external)} MB`);
});
