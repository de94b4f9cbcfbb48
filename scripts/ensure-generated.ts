/** Generates types and hooks if they are absent or older than the schema and the operations. */
import { generateCode } from './launcher/generate-code';

const made = await generateCode((line) => console.log(line), new AbortController().signal);
console.log(made ? 'generated' : 'generated code is up to date');
