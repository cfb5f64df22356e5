import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Database } from '#server/core/app-context.ts'
import { readMigrations } from '#server/node/migrations.ts'
import { shapeKept } from '#server/platform/names/shape-kept.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { oneEngine, openDatabase } from '#tests/support/database.ts'
import type { TableSchema } from './changes.ts'
import { deriveTexts } from './derive-texts.ts'
import { introspect } from './introspect.ts'
import { migrate } from './migrate.ts'

const tenantId = '000000'
const migrations = readMigrations()

/** The step after which names have one shape and a key to sort by. */
const sortKeys = '20261126T1235-sort-keys'

/** Names as they were kept by the release before, and as they are kept now. */
const names = [
  ['阿依古丽‧买买提江', '阿依古丽·买买提江'],
  ['张　弛', '张弛'],
  ['丁一', '丁一'],
] as const

/** Lists of people: their names have one shape. */
const shaped = [
  'base.teacher',
  'base.student',
  'base.student-family',
  'admissions.admitted-student',
  'system.user',
]

type Row = Readonly<Record<string, unknown>>

/** Every table with its rows, as JSON has them. */
async function rowsOf(db: Database, tables: readonly string[]) {
  const read = tables.map(async (table) => {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.id(table)} t`.execute(db)
    return [table, rows.map(({ row }) => row)] as const
  })
  return new Map(await Promise.all(read))
}

/** A value for a column that must have one, another in each row where it is none of a few. */
function someValue(name: string, type: string, nth: number, checks: readonly string[]): unknown {
  const check = checks.find((each) => new RegExp(`^CHECK \\W+${name}\\b`).test(each))
  const oneOf = check && /'([^']+)'/.exec(check)
  if (oneOf) return oneOf[1]
  if (name === 'tenant_id') return tenantId
  if (type === 'uuid') return `00000000-0000-4000-8000-00000000000${nth}`
  if (type.endsWith('[]')) return '{}'
  if (/^(smallint|integer|bigint|numeric|real|double)/.test(type)) return nth
  if (type === 'boolean') return false
  if (type === 'date') return `2026-09-0${nth}`
  if (type.startsWith('timestamp')) return `2026-09-0${nth}T08:00:00Z`
  if (type.startsWith('json')) return '{}'
  if (type === 'bytea') return '\\x00'
  return `${nth}`
}

/** Three rows in each table of the store: what must be there, and a name where there is one. */
async function fill(db: Database, schema: Readonly<Record<string, TableSchema>>) {
  // A chain of records, each sealed by the one before, is none that a test can invent.
  for (const [table, { columns, constraints }] of Object.entries(schema))
    for (const [at, [name]] of 'serial' in columns ? [] : names.entries()) {
      const values = Object.entries(columns).flatMap(([column, { type, required, initial }]) => {
        if (column === 'name' && type.startsWith('text')) return [[column, name] as const]
        return required && initial === null
          ? [[column, someValue(column, type, at + 1, Object.values(constraints))] as const]
          : []
      })
      await sql`insert into ${sql.id(table)} (${sql.join(values.map(([column]) => sql.id(column)))})
        values (${sql.join(values.map(([, value]) => value))}) on conflict do nothing`.execute(db)
    }
}

/** What the steps since then took away: settings that nothing had read. */
const takenAway = ['leave_settings.day_as', 'leave_settings.late_as']

/** What has another name since then: a round of signing in takes several ways. */
const renamed: Readonly<Record<string, string>> = { 'dormitory_sign_round.way': 'ways' }

/** What is said of a writing, and what is kept beside a text: both may be others afterwards. */
const besides = /^(?:revision|updated_at|updated_by)$|_(?:spelt|sort_key)$/

it.each(oneEngine)(
  'a store of the release before names had one shape keeps all it holds, on %s',
  async (engine) => {
    const { db, close } = await openDatabase(engine)
    try {
      await migrate(
        db,
        migrations.filter(({ name }) => name < sortKeys),
      )
      const earlier = await introspect(db)
      // A row points at nothing that stands there: what becomes of it is looked at, not whom it belongs to.
      await db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await fill(tx, earlier)
      })
      const before = await rowsOf(db, Object.keys(earlier))

      await migrate(db, migrations)
      await deriveTexts(db, resources)
      expect(await shapeKept(appContextOver(db), tenantId)).toEqual({
        changed: Object.fromEntries(shaped.map((name) => [name, 2])),
        note: `统一写法 ${2 * shaped.length} 条，明细见安全审计记录`,
      })
      const after = await rowsOf(db, Object.keys(await introspect(db)))

      const lost = new Set<string>()
      for (const [table, rows] of before)
        for (const row of rows) {
          const now = after.get(table)?.find(({ id }) => id === row.id) ?? {}
          for (const [column, value] of Object.entries(row)) {
            if (besides.test(column)) continue
            const [, is = value] = names.find(([was]) => was === value) ?? []
            const isKept = [value, is].some(
              (each) => JSON.stringify(each) === JSON.stringify(now[renamed[`${table}.${column}`] ?? column]),
            )
            if (!isKept) lost.add(`${table}.${column}`)
          }
        }
      expect([...lost].sort()).toEqual(takenAway)
      // What stood there is told by the history of each row.
      expect(after.get('security_change_record')).toHaveLength(2 * shaped.length)
      for (const table of ['base_student', 'base_teacher', 'system_user']) {
        const { rows } = await sql<{
          name: string
        }>`select name from ${sql.id(table)} order by name_sort_key`.execute(db)
        expect(rows.map(({ name }) => name)).toEqual(['阿依古丽·买买提江', '丁一', '张弛'])
      }
    } finally {
      await close()
    }
  },
)
