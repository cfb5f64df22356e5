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

/** An address of the open internet: neither this machine nor a network behind it, however it is written. */
export const isPublic = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
