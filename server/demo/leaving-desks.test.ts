import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { leavingSteps } from '#domain/records/graduation/words.ts'
import { makeApp } from '#server/app.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { databaseOver } from '#server/core/database/pglite.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { demoCollege } from '#tests/support/college.ts'
import { tenantId } from '#tests/support/demo-college.ts'
import { demoPassword } from './accounts.ts'
import { leavingDesks } from './leaving-desks.ts'

interface Row {
  readonly id: string
  readonly can: readonly string[]
  readonly unpaid?: string
}

describe('the desks where graduates leave, of the demo college', () => {
  let app: AppContext
  let hono: ReturnType<typeof makeApp>
  beforeAll(async () => {
    app = appContextOver(databaseOver(await demoCollege()))
    hono = makeApp(app)
    // The keeper's house of the small college is one of freshmen: one who graduates lives there too.
    await sql`update base_student s set building_id = g.id from base_building g
      join "system_user" u on u.teacher_id = g.keeper_id and u.account = 'dormmaster'
      where s.id = (select student_id from records_graduate_audit order by id limit 1)`.execute(app.db)
  }, 300_000)

  async function signedIn(username: string) {
    const headers = { 'Tenant-Id': tenantId, 'Accept-Errors': '2' }
    const form = { grant_type: 'password', username, password: `${md5(demoPassword)}` }
    const told = await hono.request('/api/campus-auth/oauth/token', {
      ...{ method: 'POST', headers, body: new URLSearchParams(form) },
    })
    const { access_token } = (await told.json()) as { access_token: string }
    return async (path: string, json?: object) => {
      const answer = await hono.request(`/api/campus-records/graduateAudit/${path}`, {
        headers: { ...headers, 'Campus-Auth': `bearer ${access_token}` },
        ...(json && { method: 'POST', body: JSON.stringify(json) }),
      })
      return {
        status: answer.status,
        body: (await answer.json()) as { data: { records: Row[]; total: number } },
      }
    }
  }

  /** The rows that each is to reach, in plain SQL. */
  const reach = {
    dormmaster: sql`s.building_id in (select g.id from base_building g where g.keeper_id = u.teacher_id)`,
    counsellor: sql`a.class_id in (select k.class_id from base_counsellor k where k.teacher_id = u.teacher_id
      and k.until is null)`,
    department: sql`a.department_id in (select t.department_id from base_teacher t where t.id = u.teacher_id)`,
    verifier: sql`true`,
  }

  it.each(Object.keys(reach) as (keyof typeof reach)[])(
    '%s settles its own step of its own people',
    async (who) => {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from records_graduate_audit a
      join base_student s on s.id = a.student_id cross join "system_user" u
      where a.tenant_id = ${tenantId} and u.tenant_id = ${tenantId} and u.account = ${who} and ${reach[who]}`.execute(
        app.db,
      )
      const ask = await signedIn(who)
      const { data } = (await ask('page?size=1')).body
      expect(data.total).toBe(rows[0]?.count)
      expect(data.total).toBeGreaterThan(0)
      const [row] = data.records
      const steps = Object.keys(leavingSteps.labels)
      expect(steps.filter((step) => row?.can.includes(step))).toEqual(leavingDesks[who])
      expect(row && 'unpaid' in row).toBe(who === 'counsellor' || who === 'department')
      const settled = { id: row?.id, result: 'waived', reason: '已当面核对' }
      for (const step of steps)
        expect((await ask(step, settled)).status).toBe(
          leavingDesks[who]?.some((own) => own === step) ? 200 : 403,
        )
    },
  )
})
