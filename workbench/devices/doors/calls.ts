import type { Ordered, Progress } from '#domain/system/door-order.ts'
import type { Proof } from '#workbench/account/second-factor/calls.ts'
import { http } from '#workbench/http/http.ts'

const post = <Data>(path: string, body: object) => http<Data>(path, { method: 'POST', body, quiet: true })

export const orderByDevice = (id: string, asked: Proof & { readonly reason: string }) =>
  post<Ordered>('system/doorDevice/order', { id, ...asked })
export const orderByRegister = (id: string) => post<Ordered>('dormitory/unlock/order', { id })

/** An order is followed, and carried out beside this page, by anyone who gave it. */
export const following = {
  start: (id: string) => post<void>('system/doorCommand/start', { id }),
  outcome: (id: string, state: 'confirmed' | 'unconfirmed' | 'refused', detail?: string) =>
    post<void>('system/doorCommand/outcome', { id, state, ...(detail && { detail }) }),
  progress: (id: string) => http<Progress>('system/doorCommand/state', { query: { id }, quiet: true }),
}
