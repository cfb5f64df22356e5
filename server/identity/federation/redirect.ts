import { lines } from '#domain/system/lines.ts'
import type { Provider } from './providers.ts'

/**
 * The registered address to which the other system sends the browser back: of the origin at which it stands, as it
 * says itself, and for CAS at the path from which it set out. What is not registered is nobody's way back.
 */
export function redirectFor(
  { kind, redirects }: Provider,
  origin: string | undefined,
  path: string,
): string | undefined {
  const own = lines(redirects).filter((line) => !origin || URL.parse(line)?.origin === origin)
  return kind === 'cas' ? own.find((line) => URL.parse(line)?.pathname === path) : own[0]
}
