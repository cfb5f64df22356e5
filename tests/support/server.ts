import type { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import type { Grant } from '#domain/kernel/grant.ts'
import { makeApp } from '#server/app.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import type { Route } from '#server/core/route.ts'
import { installDictionaries } from '#server/engine/dictionaries/install.ts'
import type { Opened } from '#server/node/pglite.ts'
import { appContextOver } from './app-context.ts'
import { type Engine, openTables } from './database.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: whatever a call answers, as a client meets it
  readonly body: any
}

export interface Asked {
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  /** Sent as it is. */
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks the app below /api/campus-; a path that begins with / is asked as it is. */
export type Ask = (method: 'GET' | 'POST', path: string, asked?: Asked) => Promise<Answer>

/** One role after another: what it may do, and over which rows; without `grants` over all. */
export interface Role {
  readonly may: readonly string[]
  readonly grants?: readonly Grant[]
}

interface Extra {
  readonly routes?: readonly Route[]
  /** Other systems, where a test has any. */
  readonly fetch?: AppContext['fetch']
  /** Who changes tables has a database of their own: see `openTables`. */
  readonly own?: boolean
}

/** The whole server on an empty database with every table, for the tests of one `describe`. */
export function serverOn(engine: Engine, { own = false, fetch, ...extra }: Extra = {}) {
  const people = new Map<string, Actor>()
  const logged: string[] = []
  const begun = new Map<string, Promise<void>>()
  const colleges = new Set<string>()
  let opened: Opened
  let app: AppContext
  let hono: Hono

  beforeAll(async () => {
    opened = await openTables(engine, { own })
    app = appContextOver(opened.db, {
      log: (_, message) => logged.push(message),
      ...(fetch && { fetch }),
    })
    hono = makeApp(app, {
      ...extra,
      authenticate: async (_, request) => people.get(request.headers.get('x-test-person') ?? ''),
    })
  })
  afterAll(() => opened.close())

  /** A college has its dictionaries before anybody asks anything there. */
  function begin(tenantId: string) {
    const known = begun.get(tenantId)
    if (known) return known
    const installed = installDictionaries(app.db, tenantId)
    begun.set(tenantId, installed)
    return installed
  }

  const askAs =
    (actor?: Actor): Ask =>
    async (method, path, { json, form, body, headers } = {}) => {
      const asked = actor?.tenantId ?? headers?.['Tenant-Id']
      if (asked && (actor || colleges.has(asked))) await begin(asked)
      const url = path.startsWith('/') ? path : `/api/campus-${path}`
      const sent = json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form) : body
      const answer = await hono.request(url, {
        method,
        headers: {
          'Accept-Errors': '2',
          ...(actor && { 'x-test-person': actor.id }),
          ...headers,
        },
        ...(sent !== undefined && { body: sent }),
      })
      const text = await answer.text()
      return {
        status: answer.status,
        headers: answer.headers,
        body: isJson(answer) ? JSON.parse(text) : text,
      }
    }

  return {
    app: () => app,
    hono: () => hono,
    logged,
    /** Asks without having signed in. */
    stranger: askAs(),

    /** A tenant of its own, so that no test meets the rows of another. */
    college() {
      const tenantId = crypto.randomUUID().replaceAll('-', '')
      colleges.add(tenantId)
      const person = (roles: readonly Role[], granted: Partial<Actor['granted']> = {}) => {
        const id = crypto.randomUUID()
        const someone: Actor = {
          id,
          tenantId,
          account: id,
          name: '测试',
          roles: roles.map(({ may, grants = ['all'] }, index) => ({
            code: `role-${index}`,
            permissions: new Set(may),
            grants,
          })),
          proved: true,
          granted: { ...noDuties, self: [id], assigned: [id], ...granted },
        }
        people.set(id, someone)
        return Object.assign(askAs(someone), { actor: someone })
      }
      /** Somebody who may do all four verbs with these resources, over all their rows. */
      const manager = (...resources: readonly string[]) =>
        person([{ may: resources.flatMap((name) => verbs.map((verb) => `${name}:${verb}`)) }])
      return { tenantId, person, manager }
    },
  }
}

const verbs = ['view', 'add', 'update', 'remove']
const isJson = (answer: Response) => answer.headers.get('content-type')?.includes('json')
