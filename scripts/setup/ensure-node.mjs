const LEAST = { major: 20, minor: 9 };

/** Ends the process with a plain sentence when Node is older than the project needs: a syntax error would say less. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST.major || (major === LEAST.major && minor >= LEAST.minor)) return;
  console.error(
    `This project needs Node.js ${LEAST.major}.${LEAST.minor} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
