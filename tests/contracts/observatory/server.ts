import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { referenceDay, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { notifyPerson } from '#server/core/messages/notify.ts'
import { serve } from '#server/core/serve.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { todayOf } from '#server/core/today.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { booking, telescope } from './domain.ts'

const bookings = serve(booking, {
  beforeWrite: (_, { current }) => (current ? undefined : { state: 'asked' }),
  actions: {
    async decline({ id, subject, createdBy }, { reason }, { db, app, actor: { tenantId } }) {
      const { rows } = await sql`update observatory_booking set state = 'declined', revision = revision + 1
        where tenant_id = ${tenantId} and id = ${id} and state = 'asked' returning id`.execute(db)
      if (rows.length === 0) refuse({ type: 'conflict', message: '这份预约已经答复过了' })
      const title = `未批准您的观测预约“${subject}”`
      const news = { kind: 'service', event: 'booking-declined', title, text: reason } as const
      if (createdBy) await notifyPerson(db, app, { tenantId, userId: createdBy, ...news, values: { reason } })
      return { outcome: '已告知预约人' }
    },
  },
})

export const observatoryServer: ServerArea = {
  reads: ['base.department'],
  served: [bookings],
  todos: [
    async ({ app, tenantId, actor }) => {
      if (!holds(actor, 'observatory.booking:decline')) return []
      const { rows } = await sql<{ id: string; subject: string; night: string }>`
        select id, subject, night::text from observatory_booking
        where tenant_id = ${tenantId} and state = 'asked' order by night limit 20`.execute(app.db)
      return rows.map(({ id, subject, night }) => ({
        ...{ id: `booking:${id}`, kind: '观测预约', title: subject, note: null, due: night },
        ...{ href: '/observatory/booking', doneAt: null },
      }))
    },
  ],
  scheduled: {
    'drop-old-bookings': async (app, tenantId) => {
      const { numAffectedRows } = await sql`delete from observatory_booking
        where tenant_id = ${tenantId} and night < ${todayOf(app)}`.execute(app.db)
      return { dropped: Number(numAffectedRows) }
    },
  },
  async demo(db, tenantId) {
    const random = seeded(314)
    const { rows } = await sql<{ id: string }>`select id from base_department
      where tenant_id = ${tenantId} order by code limit 3`.execute(db)
    const made = { by: 'demo', at: new Date(referenceDay) }
    const some = rows.map(({ id }, at) => telescopeOf(id, at, random.id()))
    await insertRows(db, telescope, tenantId, some, made)
  },
}

export const telescopeOf = (departmentId: string, at: number, id: string) => ({
  ...{ id, departmentId, code: `L00${at + 1}`, name: `第${at + 1}望远镜` },
  ...{ grade: at % 2 ? 'b' : 'c', seats: 40 + at, open: true },
})
