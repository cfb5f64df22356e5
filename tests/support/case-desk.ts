import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { instantOf } from '#domain/kits/college-clock.ts'
import type { RoleCode } from '#domain/roles.ts'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import type { Step } from '#domain/workflow/definition.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { runDue } from '#server/core/jobs/run-due.ts'
import { caseOf } from '#server/engine/approval/store.ts'
import { admit } from './admitted.ts'
import { actorFor, publishedModel, runningCase } from './running-cases.ts'
import type { sessionsOn } from './session.ts'

const roles = {
  starter: 'student',
  one: 'counsellor',
  other: 'counsellor',
  boss: 'leader',
  admin: 'admin',
  outsider: 'student',
} as const satisfies Readonly<Record<string, RoleCode>>
export type Who = keyof typeof roles

interface Person {
  readonly id: string
  readonly name: Who
  readonly account: string
  token: string
  since: number
}
interface Reply<Data> {
  readonly status: number
  readonly msg: string
  readonly data: Data
}

/** People who act on cases by HTTP, each named by who they are, and cases of any steps about the starter's own row. */
export function caseDesk(server: ReturnType<typeof sessionsOn>) {
  const people = {} as Record<Who, Person>
  const about = { studentId: '' }

  /** A session of this minute: clocks go on by days here. */
  async function tokenOf(who: Who) {
    const person = people[who]
    if (person.token && server.now() - person.since < 600_000) return person.token
    const { body } = await server.signIn(person.account)
    return Object.assign(person, { token: body.access_token as string, since: server.now() }).token
  }

  beforeAll(async () => {
    const { db } = server.app()
    // The clock of a test stands at noon; the queue goes by that of the database, which is never past it from here on.
    server.pass(86_400)
    const [admitted, other] = await admit(db, server.tenantId, [{ name: '马语婷' }, { name: '李雷' }])
    about.studentId = admitted?.studentId ?? ''
    const students = { starter: admitted?.studentId, outsider: other?.studentId } as Partial<
      Record<Who, string>
    >
    for (const name of Object.keys(roles) as Who[]) {
      const account = await server.person(roles[name], { name, studentId: students[name] })
      const { rows } = await sql<{ id: string }>`select id from "system_user"
        where tenant_id = ${server.tenantId} and account = ${account}`.execute(db)
      people[name] = { id: rows[0]?.id ?? '', name, account, token: '', since: 0 }
    }
  })

  /** Sends `json` by POST, asks without it. */
  async function ask<Data = unknown>(
    who: Who,
    path: string,
    json?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply<Data>> {
    const asked = { token: await tokenOf(who), headers, ...(json && { json }) }
    const { status, body } = await server.ask(json ? 'POST' : 'GET', path, asked)
    return { status, msg: body.msg, data: body.data }
  }

  async function begun(steps: readonly Step[], title = '申请') {
    const { modelId, code } = await publishedModel(server.app(), server.tenantId, steps)
    const id = await runningCase(server.app(), server.tenantId, {
      ...{ modelId, title, starter: people.starter, studentId: about.studentId },
      ...{ resource: 'base.student', rowId: about.studentId },
    })
    return { id, code, modelId }
  }

  const kept = (id: string) =>
    caseOf({ db: server.app().db, app: server.app(), actor: actorFor(server.tenantId, people.admin) }, id)

  /** The open task of somebody. */
  const taskOf = async (who: Who, id: string) =>
    (await kept(id)).found.context.tasks.find(
      ({ person, state, past }) => person.id === people[who].id && state === 'open' && !past,
    )?.id

  /** Acts on the case, with one's open task where the verb is about one. */
  async function act(
    who: Who,
    id: string,
    { verb, ...more }: { readonly verb: string; readonly [more: string]: unknown },
  ) {
    const task = 'task' in more || onCase.includes(verb) ? {} : { task: await taskOf(who, id) }
    return ask<CaseTrace>(who, 'workflow/case/act', { id, verb, ...task, ...more })
  }

  /** Titles of the messages to each since this was asked last. */
  async function news(): Promise<Partial<Record<Who, readonly string[]>>> {
    const { rows } = await sql<{ who: Who; titles: string[] }>`with gone as (
        delete from system_message where tenant_id = ${server.tenantId} returning user_id, title, created_at)
      select u.name as who, array_agg(g.title order by g.title) as titles from gone g
        join "system_user" u on u.id = g.user_id group by u.name`.execute(server.app().db)
    return Object.fromEntries(rows.map(({ who, titles }) => [who, titles]))
  }

  const users = (...who: readonly Who[]) => [
    { kind: 'users' as const, ids: who.map((each) => people[each].id) },
  ]
  const id = (who: Who) => people[who].id
  /**
   * The clock goes on to the next moment at which it is to look at the case, and does what is due; on a machine whose own
   * clock is behind that of the database by so many seconds.
   */
  async function ring(caseId: string, behind = 0) {
    const { db } = server.app()
    const { rows } = await sql<{ key: string }>`select key from resource_task
      where tenant_id = ${server.tenantId} and key like ${`wake-case ${caseId} %`} and state = 'queued'
      order by key limit 1`.execute(db)
    const key = rows[0]?.key
    if (!key) throw new Error('Nothing is due of the case.')
    const due = instantOf(key.slice(-timeOf(new Date()).length)).getTime()
    server.pass(Math.max(0, (due - server.now()) / 1000 - behind))
    // The queue goes by the clock of the database.
    await sql`update resource_task set run_at = now() where tenant_id = ${server.tenantId} and key = ${key}`.execute(
      db,
    )
    await runDue(server.app())
  }
  return { ask, begun, kept, taskOf, act, news, users, id, about, ring }
}

const onCase = [
  'cc',
  'urge',
  'withdraw',
  'suspend',
  'activate',
  'terminate',
  'void',
  'object',
  'remove-sign',
  'reclaim',
]
