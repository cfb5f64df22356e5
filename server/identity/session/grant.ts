import type { Result } from '#domain/kernel/result.ts'
import type { Call } from '#server/core/route.ts'
import type { Issued } from './sessions.ts'
import type { TokenFault } from './token-error.ts'

export interface GrantCall extends Call {
  /** A parameter of the request; empty when it is missing. Some clients send them in the query. */
  readonly asked: (name: string) => Promise<string>
}

/** One way to come by a token. */
export type Grant = (call: GrantCall) => Promise<Result<Issued, TokenFault>>
