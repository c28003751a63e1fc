import ipaddr from 'ipaddr.js'

/**
 * The address that limits count by: IPv4 as it is, also when it comes mapped into IPv6;
 * IPv6 by its /64, since a household or office holds that many addresses.
 */
export function limitAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const network = (address as ipaddr.IPv6).parts.slice(0, 4)
  return `${network.map((part) => part.toString(16)).join(':')}::/64`
}
