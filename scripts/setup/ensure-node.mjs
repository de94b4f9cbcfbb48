const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** `engines` of package.json: from these versions generators, bundlers and test tools may `require` ES modules. */
const isSuitable = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

/** Exits on an older Node with a clear message instead of a package's syntax error. */
export function ensureNode() {
  if (isSuitable) return;
  console.error(`This project needs Node.js 20.19, 22.12 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
