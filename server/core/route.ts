import type { Context } from 'hono'
import type { Actor, AppContext } from '#server/core/app-context.ts'

/** Who may call: anybody, anybody signed in, or only those whose role holds the permission `area.noun:verb`. */
export type Access = 'public' | 'signed-in' | `${string}.${string}:${string}`

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
  readonly access: Exclude<Access, 'public'>
  readonly answer: (call: PersonalCall) => unknown
}

/** A call of the API. The app is built from these and from nothing else, so no route is without its access. */
export type Route = {
  readonly method: 'GET' | 'POST'
  /** Below /api/{product}-, such as `base/campus/page`. */
  readonly path: string
  /** May be called while a password must be changed before anything else. */
  readonly beforePasswordChange?: true
  /**
   * Opens an account or changes what opens it: its caller has proved within minutes, or proves in this call, who
   * they are: by `password` or `code` in its body, or by `password` alone where `code` means something else there.
   */
  readonly proof?: 'any' | 'password'
  /** Pages make it by themselves, again and again: nobody's session lives on by it. */
  readonly passive?: true
  /**
   * The most bytes its body may have, where the 512 kB of every call, or the 64 kB of a stranger's, are too few.
   * Of somebody signed in it is then an upload: it comes as a stream, and no `Idempotency-Key` goes with it.
   */
  readonly maxBodyBytes?: number
} & (Public | Personal)
