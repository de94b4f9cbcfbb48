const TYPES = ['feat', 'fix', 'docs', 'test', 'perf', 'refactor', 'build', 'ci', 'style', 'chore', 'revert'];

/** `type(scope): what is true now`; a scope is a noun of the code or a package. */
const CONVENTIONAL = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+\\))?!?: \\S`);
/** Titles written by git. */
const BY_GIT = /^(?:Revert|Reapply) "/;

/**
 * The fault of a commit title (CONTRIBUTING.md); null if valid.
 * @param {string} title
 * @returns {string | null}
 */
export function titleFault(title) {
  if (BY_GIT.test(title)) return null;
  if (/^(?:fixup|squash|amend)! /.test(title)) return 'is to be made one with another commit';
  if (!CONVENTIONAL.test(title)) return `must begin with one of ${TYPES.join(', ')}, as in "fix(cart): …"`;
  return title.endsWith('.') ? 'ends with a full stop' : null;
}
