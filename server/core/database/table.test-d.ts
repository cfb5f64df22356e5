import { sql } from 'kysely'
import { expectTypeOf } from 'vitest'
import { integer, moment, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'
import type { Database } from '#server/core/app-context.ts'
import { below, empty, nextRevision, table } from './table.ts'

const lamp = defineTable({
  name: 'base.lamp',
  fields: {
    name: text('名称', { required: true }),
    watts: integer('功率'),
    lit: yesNo('亮', { required: true }),
    since: moment('点亮时间'),
  },
})
declare const db: Database
const lamps = table(lamp, db, '000000')

const row = await lamps.get({ lit: true, since: empty }, ['name', 'watts'])
expectTypeOf(row).toEqualTypeOf<{ readonly name: string; readonly watts: number | null } | undefined>()
// @ts-expect-error only what was asked for is there
row?.since
// @ts-expect-error no such column
await lamps.get({ lit: true }, ['colour'])
// @ts-expect-error no such column
await lamps.exists({ colour: 'red' })
// @ts-expect-error a number is no text
await lamps.exists({ name: 1 })
await lamps.count([{ name: ['a', 'b'], since: below(new Date()) }, sql`watts > 3`])
// @ts-expect-error a text is compared with texts
await lamps.count({ name: below(new Date()) })
// @ts-expect-error no such column to sort by
await lamps.list({}, ['id'], { order: ['colour'] })
await lamps.update({ id: 'x' }, { since: new Date(), watts: null, revision: nextRevision })
// @ts-expect-error a name is required
await lamps.update({ id: 'x' }, { name: null })
// @ts-expect-error no such column
await lamps.update({ id: 'x' }, { colour: 'red' })
await lamps.insert({ name: 'a', lit: true }, { unless: ['name'] })
// @ts-expect-error a name is required
await lamps.insert({ lit: true })
const named = await lamps.list({}, { is: 'watts', big: sql<boolean>`watts > 60` })
expectTypeOf(named).toEqualTypeOf<{ readonly is: number | null; readonly big: boolean }[]>()
// @ts-expect-error no such column
await lamps.list({}, { is: 'colour' })
