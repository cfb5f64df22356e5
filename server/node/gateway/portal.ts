import { wordsOfCall } from '#domain/system/door-wire.ts'
import { signedBy } from '#server/platform/doors/sign.ts'
import type { GatewaySettings } from './settings.ts'

/** The portal said no: asked again in the same way, it would say so again. */
export class Rejected extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** How long an answer may take, beyond what the portal was asked to wait, in milliseconds. */
const patience = 15_000

/** Calls of the portal, each signed anew. */
export const portalOf =
  ({ url, product, tenantId, key }: GatewaySettings) =>
  async <Answer>(
    call: string,
    body: object,
    { signal, wait = 0 }: { signal?: AbortSignal; wait?: number } = {},
  ) => {
    const path = `/api/${product}-system/doors/${call}`
    const words = {
      time: String(Math.floor(Date.now() / 1000)),
      nonce: crypto.randomUUID(),
      // A portal below a path is asked there, and signs what its own server sees.
      path,
      body: JSON.stringify(body),
    }
    const limit = AbortSignal.timeout(patience + wait * 1000)
    const answer = await fetch(url + path, {
      method: 'POST',
      body: words.body,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      headers: {
        'Content-Type': 'application/json',
        'Tenant-Id': tenantId,
        'Accept-Errors': '2',
        'Gateway-Key': key.code,
        'Gateway-Time': words.time,
        'Gateway-Nonce': words.nonce,
        'Gateway-Signature': await signedBy(key.secret, wordsOfCall(words)),
      },
    })
    type Said = { readonly data: Answer; readonly msg?: string }
    if (answer.ok) return ((await answer.json()) as Said).data
    // A proxy before the portal refuses in a page of its own: it is a refusal all the same.
    const said = (await answer.json().catch(() => null)) as Said | null
    throw new Rejected(answer.status, said?.msg ?? '')
  }

export type Portal = ReturnType<typeof portalOf>
