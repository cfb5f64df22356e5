import { student } from '#domain/base/student.ts'
import { outside } from '#domain/dormitory/outside/outside.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { endOf } from '#server/core/database/moment.ts'
import { atLeast, atMost, below, not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'

type Outside = Row<typeof outside>

const filled = ['since', 'until', 'reason', 'address', 'letter'] as const
const taking = ['reviewing', 'effective'] as const

/** What the server fills: no two of a student overlap, and the next year's goes on from the last one's. */
async function checked({ db, actor }: Unit, { id, studentId, since, until }: Partial<Outside>) {
  const rows = table(outside, db, actor.tenantId)
  const others = { studentId, ...(id && { id: not(id) }) }
  const other = await rows.get({ ...others, state: taking, since: atMost(until), until: atLeast(since) }, [
    'since',
    'until',
  ])
  if (other) {
    const message = phrase('已有 {{from}} 至 {{to}} 的走读', { from: other.since, to: other.until })
    refuse({ type: 'invalid', message, fields: { since: message } })
  }
  const last = await rows.get({ ...others, state: ['effective', 'expired'], until: below(since) }, ['id'], {
    order: ['-until'],
  })
  const who = await table(student, db, actor.tenantId).get({ id: studentId }, ['name'])
  return { title: `${who?.name} 走读`, renewsId: last?.id ?? null, endsAt: until ? endOf(until) : null }
}

export const outsides = serve(outside, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && filled.every((name) => next[name] === current[name])) return undefined
    return checked(unit, next)
  },
  actions: {
    async submit(row, _, unit) {
      const { db, actor } = unit
      await table(student, db, actor.tenantId).list({ id: row.studentId ?? '' }, ['id'], {
        lock: 'no key update',
      })
      return { set: await checked(unit, row) }
    },
  },
})
