/**
 * What counts as one address: an IPv6 customer has a whole /64 to choose from.
 * @param ip undefined once the caller has gone: such calls count as one
 */
export function networkOf(ip = ''): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const groups = (part = '') => part.split(':').filter(Boolean);
  const [head, tail] = ip.split('::');
  const [left, right] = [groups(head), groups(tail)];
  // '::' stands for as many zero groups as are missing.
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
