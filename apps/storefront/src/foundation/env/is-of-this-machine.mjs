/**
 * Whether a host name, or an address that is listened on, is this machine's own.
 * @param {string} host
 * @returns {boolean}
 */
export function isOfThisMachine(host) {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);
}
