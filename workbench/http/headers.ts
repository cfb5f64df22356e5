import { clientVersion } from '#domain/kernel/client-version.ts'
import { sign } from './signature.ts'

interface Asked {
  readonly product: string
  /** With /api and without query, as it is signed. */
  readonly path: string
  readonly token: string | null
  /** Milliseconds by the server's clock. */
  readonly time: number
  readonly authorization?: false
}

/** Names a kind of client, and is public: every copy of this file carries it. It proves nothing to the server. */
const client = `Basic ${btoa('web:')}`

/** `campus` and `Auth` give `Campus-Auth`. */
export const headerOf = (product: string, name: string) =>
  `${product.charAt(0).toUpperCase()}${product.slice(1)}-${name}`

/** What goes with every call: who asks, for which college, and in which dialect the errors may come. */
export function headersFor({ product, path, token, time, authorization }: Asked) {
  return {
    'Tenant-Id': '000000',
    'Accept-Errors': '2',
    'X-Client-Version': String(clientVersion.spoken),
    ...(authorization === false ? {} : { Authorization: client }),
    ...(token && {
      [headerOf(product, 'Auth')]: `bearer ${token}`,
      [headerOf(product, 'sign')]: sign(path, time, token),
    }),
  }
}
