import ipaddr from 'ipaddr.js'

const ownNames = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/

/**
 * Whether the server may ask this address at all: https, no credentials, and no host of a private network but
 * those the operator has named, which may also be asked by http. Names are resolved later, and guarded again there.
 */
export function mayAsk(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (hosts.includes(host)) return url.protocol === 'https:' || url.protocol === 'http:'
  return url.protocol === 'https:' && !ownNames.test(host) && (!ipaddr.isValid(host) || isPublic(host))
}

/** All of IPv6 that is given out to the open internet (RFC 4291, section 2.4); `::127.0.0.1` is not in it. */
const global = ipaddr.IPv6.parseCIDR('2000::/3')

/** An address of the open internet: neither this machine nor a network behind it, however it is written. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const found = ipaddr.process(address)
  return found.range() === 'unicast' && (found instanceof ipaddr.IPv4 || found.match(global))
}
