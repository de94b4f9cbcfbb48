const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** `engines` of package.json: since these, what generates, bundles and tests may `require` ES modules. */
const isSuitable = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

/** Ends an older Node with a sentence; a syntax error of some package would say less. */
export function ensureNode() {
  if (isSuitable) return;
  console.error(`This project needs Node.js 20.19, 22.12 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
