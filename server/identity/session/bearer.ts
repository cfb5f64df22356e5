import { refuse } from '#domain/kernel/refusal.ts'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `campus` and `Auth` give `Campus-Auth`; HTTP does not mind the case, people do. */
export const headerOf = (product: string, name: string) => `${capitalised(product)}-${name}`

/**
 * The token a request carries, with or without `bearer ` before it. A token in the address is refused
 * whatever else the request carries: it would stand in logs and histories (RFC 6750, section 5.3).
 */
export function tokenOf(product: string, request: Request): string | undefined {
  const header = headerOf(product, 'Auth')
  for (const name of new URL(request.url).searchParams.keys())
    if (name.toLowerCase() === header.toLowerCase()) refuse({ type: 'unknown-session' })
  return (
    request.headers
      .get(header)
      ?.replace(/^bearer\s+/i, '')
      .trim() || undefined
  )
}
