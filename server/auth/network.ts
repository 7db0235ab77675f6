/**
 * The unit that limits count as one address. For IPv6 it is the /64 network, which one customer has as a whole.
 * @param ip undefined once the client has disconnected: all such requests count as one address
 */
export function networkOf(ip = ''): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const groups = (part = '') => part.split(':').filter(Boolean);
  const [head, tail] = ip.split('::');
  const [left, right] = [groups(head), groups(tail)];
  // '::' means as many zero groups as are missing.
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
