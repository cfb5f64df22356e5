import type { Context } from 'hono'
import type { z } from 'zod'
import type { CallFacts, PersonalAccess } from '#domain/kernel/call.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'

export type Access = 'public' | PersonalAccess

export interface Call {
  readonly c: Context
  readonly app: AppContext
  /** The tenant of the session, or for public calls that of the header Tenant-Id. */
  readonly tenantId: string
}

export interface PersonalCall extends Call {
  readonly actor: Actor
}

interface Public {
  readonly access: 'public'
  /** What it returns goes out in the envelope; a Response goes out as it is. */
  readonly answer: (call: Call) => unknown
}
interface Personal {
  readonly access: PersonalAccess
  readonly answer: (call: PersonalCall) => unknown
}

/** Parameters, each with what it is for; one that must be there begins with `*`. */
type Parameters = Readonly<Record<string, string>>

/** A call of the API. The app is built from these and from nothing else, so no route is without its access. */
export type Route = Omit<CallFacts, 'title'> & {
  /** Left out by the calls that every resource has: their declaration says it. */
  readonly title?: string
  /** What the query of a GET or the JSON of a POST is checked by. */
  readonly input?: z.ZodType
  /** Where no schema checks it: what comes in the query, in JSON, or in a multipart or url-encoded form. */
  readonly query?: Parameters
  readonly body?: Parameters
  readonly form?: Parameters
  /**
   * The most bytes its body may have, where the 512 kB of every call, or the 64 kB of a stranger's, are too few.
   * Of somebody signed in it is then an upload: it comes as a stream, and no `Idempotency-Key` goes with it.
   */
  readonly maxBodyBytes?: number
} & (Public | Personal)
