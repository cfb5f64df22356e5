import { clientVersion } from '#domain/kernel/client-version.ts'

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

/** What goes with every call: who asks, for which college, and in which dialect the errors may come. */
export async function headersFor({ product, path, token, time, authorization }: Asked) {
  const name = product.charAt(0).toUpperCase() + product.slice(1)
  const signed = async (token: string) => {
    // Nothing is signed before somebody signs in, so the hash does not weigh on the front door.
    const { sign } = await import('./signature.ts')
    return { [`${name}-Auth`]: `bearer ${token}`, [`${name}-sign`]: sign(path, time, token) }
  }
  return {
    'Tenant-Id': '000000',
    'Accept-Errors': '2',
    'X-Client-Version': String(clientVersion.spoken),
    ...(authorization === false ? {} : { Authorization: client }),
    ...(token ? await signed(token) : {}),
  }
}
