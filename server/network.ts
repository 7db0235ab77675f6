/**
 * The unit that limits count as one address: an IPv4 address, the /64 of an IPv6 address, which one customer has as a whole.
 * @param ip undefined once the client has disconnected: all such requests count as one address
 */
export const networkOf = (ip = '') => prefixOf(ip, 4);

/** An IPv4 address, or the /48 of an IPv6 address: one customer may have its 65,536 networks, or many customers may share it. */
export const wideNetworkOf = (ip = '') => prefixOf(ip, 3);

/** How many times the limit of a network a /48 may take. */
const wideShare = 4;

/** The networks with which a limit counts an address, and how many times the limit each of them may take. */
export function networksOf(ip = ''): { network: string; times: number }[] {
  const [network, wide] = [networkOf(ip), wideNetworkOf(ip)];
  return network === wide
    ? [{ network, times: 1 }]
    : [
        { network, times: 1 },
        { network: wide, times: wideShare },
      ];
}

function prefixOf(ip: string, length: number): string {
  const mapped = '::ffff:';
  if (!ip.includes(':') || ip.startsWith(mapped)) return ip.replace(mapped, '');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const [head, tail] = ip.split('::');
  const [left, right] = [groups(head), groups(tail)];
  // '::' means as many zero groups as are missing.
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const prefix = [...left, ...zeros, ...right].slice(0, length);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${length * 16}`;
}
