import ipaddr from 'ipaddr.js'

/** A range of addresses, `10.0.0.0/8`, or one address; undefined for what is neither. */
export function rangeOf(line: string) {
  try {
    const [address, bits] = line.includes('/') ? ipaddr.parseCIDR(line) : [ipaddr.parse(line), undefined]
    return [address, bits ?? (address.kind() === 'ipv4' ? 32 : 128)] as const
  } catch {
    return undefined
  }
}

/** The lines of a text that say something, with their numbers from 1. */
export const linesOf = (text: string) =>
  text.split('\n').flatMap((line, index) => (line.trim() ? [[index + 1, line.trim()] as const] : []))

/** Whether an address lies in one of the ranges, one a line. */
export function liesIn(address: string, ranges: string | null | undefined): boolean {
  if (!ranges || !ipaddr.isValid(address)) return false
  const asked = ipaddr.process(address)
  return linesOf(ranges).some(([, line]) => {
    const range = rangeOf(line)
    return range !== undefined && range[0].kind() === asked.kind() && asked.match(range[0], range[1])
  })
}

/** What one subscriber is given: an IPv4 address, or 64 bits of IPv6, within which they may take any address they like. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const known = ipaddr.process(address)
  return known instanceof ipaddr.IPv6
    ? `${known.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : known.toString()
}

/** Networks that no stranger on the internet has an address in: RFC 1918, RFC 6598 (carriers' own), RFC 4193. */
const privateRanges = '10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16\n100.64.0.0/10\nfc00::/7'

/** The addresses of the campus are shared by many: they may do more, but not without end. */
const shared = 20

/** How many times as much an address may do as any other: those of the campus, which are the private ones until the college says which. */
export const shareOf = (address: string, campus: string | null | undefined): number =>
  liesIn(address, campus?.trim() ? campus : privateRanges) ? shared : 1
