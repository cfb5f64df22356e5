import { refuse } from '#domain/kernel/refusal.ts'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `campus` and `Auth` give `Campus-Auth`; HTTP does not mind the case, people do. */
export const headerOf = (product: string, name: string) => `${capitalised(product)}-${name}`

const isNamed = (name: string) => (each: string) => each.toLowerCase() === name.toLowerCase()

/** The token in the address of a request, and the request with it in its header instead. */
export function tokenInAddress(product: string, request: Request) {
  const url = new URL(request.url)
  const name = headerOf(product, 'Auth')
  const named = [...url.searchParams.keys()].find(isNamed(name))
  const token =
    named &&
    url.searchParams
      .get(named)
      ?.replace(/^bearer\s+/i, '')
      .trim()
  if (!named || !token) return undefined
  url.searchParams.delete(named)
  return { token, inHeader: () => new Request(url, { headers: { [name]: token } }) }
}

/**
 * The token a request carries, with or without `bearer ` before it. A token in the address is refused
 * whatever else the request carries: it would stand in logs and histories (RFC 6750, section 5.3).
 */
export function tokenOf(product: string, request: Request): string | undefined {
  const header = headerOf(product, 'Auth')
  if ([...new URL(request.url).searchParams.keys()].some(isNamed(header))) refuse({ type: 'unknown-session' })
  return (
    request.headers
      .get(header)
      ?.replace(/^bearer\s+/i, '')
      .trim() || undefined
  )
}
