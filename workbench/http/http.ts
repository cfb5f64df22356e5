import { chosenIds, nothingChosen } from '#domain/rules/chosen-ids.ts'
import { createHttp, type Http, type HttpContext } from './client.ts'
import type { CallOptions } from './exchange.ts'
import { HttpFailure } from './failure.ts'
import { notify } from './notices.ts'
import { rehearsed } from './preview-resource.ts'
import { product } from './product.ts'
import { keptBearer } from './user-info.ts'

type Keeper = Pick<HttpContext, 'bearer' | 'renew' | 'prove' | 'expire'>

/** Until a session stands behind it, a token serves as long as it is not refused. */
let keeper: Keeper = {
  bearer: async () => keptBearer(),
  renew: async () => 'refused',
  prove: async () => false,
  expire: () => {},
}

/** Called once by the session, which itself speaks through `http`. */
export const keptBy = (session: Keeper) => {
  keeper = session
}

const asked = createHttp({
  product: product(),
  bearer: (whileLocked) => keeper.bearer(whileLocked),
  renew: (token) => keeper.renew(token),
  prove: (ways) => keeper.prove(ways),
  expire: () => keeper.expire(),
  notify,
  work: async (...refused) => (await import('#workbench/http/proof-of-work/prove.ts')).prove(...refused),
})

/** The one way from the portal to the server. */
export const http: Http = <Data>(path: string, options: CallOptions = {}) =>
  (rehearsed(path, options) as Promise<Data> | undefined) ?? asked<Data>(path, options)

/** Removes rows by the multipart `ids` that every resource understands; all of them or none. */
export async function removeByIds(
  path: string,
  ids: string | readonly string[],
  headers?: Readonly<Record<string, string>>,
): Promise<unknown> {
  const chosen = chosenIds(ids)
  if (chosen.length === 0) {
    notify(nothingChosen)
    throw new HttpFailure({ type: 'answer', status: 400, msg: nothingChosen })
  }
  const body = new FormData()
  body.set('ids', chosen.join(','))
  return http(path, { method: 'POST', body, ...(headers && { headers }) })
}
