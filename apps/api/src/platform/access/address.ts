import { isIPv6 } from 'node:net';

/** Whoever has one IPv6 address has the 2^64 beside it as well. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What limits of an address are counted by: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const between = tail === undefined ? 0 : GROUPS - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(between, 0) }, () => '0'), ...back];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
