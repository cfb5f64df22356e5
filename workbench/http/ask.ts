import type { Call, PublicCall } from '#domain/kernel/call.ts'
import type { CallOptions } from './exchange.ts'
import { http } from './http.ts'
import type { Query } from './query.ts'

/** What stands in the call itself is not said again. */
type AskOptions = Omit<CallOptions, 'method' | 'query' | 'body'>

/** What goes out is not changed by going out, so lists of it may be anybody's. */
type Given<T> = T extends object ? { readonly [K in keyof T]: Given<T[K]> } : T

/** A call that takes nothing is asked without an input. */
type Asked<Input> = [Input] extends [undefined]
  ? [input?: undefined, options?: AskOptions]
  : [input: Given<Input>, options?: AskOptions]

/** What goes out of a POST: JSON, or the fields of a form. */
function bodyOf(encoding: 'form' | undefined, input: unknown): unknown {
  if (encoding !== 'form') return input
  const form = new FormData()
  for (const [name, value] of Object.entries(input ?? {})) form.set(name, String(value))
  return form
}

/** Makes a call as it is declared: its input as query, JSON or form, and without the session where anybody may make it. */
export const ask = <Input, Answer>(
  call: Call<Input, Answer> | PublicCall<Input, Answer>,
  ...[input, options]: Asked<Input>
): Promise<Answer> =>
  http<Answer>(call.path, {
    method: call.method,
    ...(call.method === 'GET' ? { query: (input ?? {}) as Query } : { body: bodyOf(call.encoding, input) }),
    ...(call.access === 'public' && { anonymous: true }),
    ...(call.reply === 'file' && { as: 'blob' as const }),
    ...options,
  })
