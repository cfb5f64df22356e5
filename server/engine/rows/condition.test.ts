import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Condition, type Operator, operatorsOf } from '#domain/kernel/condition.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import {
  choice,
  choices,
  date,
  decimal,
  integer,
  moment,
  money,
  reference,
  text,
  time,
  yesNo,
} from '#domain/kernel/fields.ts'
import { meets } from '#domain/kernel/meets.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/core/database/names.ts'
import { createStatements } from '#server/core/database/schema.ts'
import type { Opened } from '#server/node/pglite.ts'
import { engines, openDatabase } from '#tests/support/database.ts'
import { written } from './columns.ts'
import type { FieldVisibility } from './field-visibility.ts'
import { listQueryOf } from './list-query.ts'

const colours = closed('test.colour', '颜色', { red: '红', blue: '蓝', green: '绿' })

const thing = defineResource({
  name: 'test.thing',
  label: '物品',
  title: 'word',
  fields: {
    word: text('词语', { required: true }),
    note: text('备注'),
    count: integer('数量', { min: -1000 }),
    weight: decimal('重量'),
    price: money('价格', { min: -10 }),
    hour: time('钟点'),
    used: yesNo('在用'),
    day: date('日期'),
    at: moment('时间'),
    colour: choice('颜色', colours),
    colours: choices('多种颜色', colours),
    aboveId: reference('校区', 'base.campus'),
    hidden: text('密文', { secret: true }),
  },
  columns: ['word'],
  filters: [],
})
const fields = thing.fields as Fields
const names = Object.keys(fields).filter((name) => name !== 'hidden')

const ids = [1, 2, 3].map((n) => `0198f1a0-0000-7000-8000-00000000000${n}`)
const words = ['甲', '乙甲', 'ab', 'AB', 'a%b', 'a_b', 'a\\b', '%', "o'x", '"']
const days = ['2025-12-31', '2026-01-01', '2026-02-28', '2026-09-01']
const moments = days.flatMap((day) => [`${day} 00:00:00`, `${day} 23:59:59`])

/** Values that rows have and conditions ask for, so that they meet often. */
const valuesOf = ({ kind }: Field): readonly (string | number | boolean)[] =>
  ({
    text: words,
    'long-text': words,
    integer: [-1, 0, 1, 7],
    decimal: [0, 0.5, 1.25, 7],
    money: ['-2.00', '0.00', '0.50', '9.99', '10.00'],
    'yes-no': [true, false],
    date: days,
    moment: moments,
    time: ['07:30', '08:00', '23:59'],
    choice: Object.keys(colours.labels),
    choices: ['red', 'red,blue', 'green', 'blue,green'],
    reference: ids,
  })[kind as 'text']

type Row = Readonly<Record<string, string | number | boolean | null>>

const arbitraryRow: fc.Arbitrary<Row> = fc.record(
  Object.fromEntries(
    names.map((name) => {
      const value = fc.constantFrom(...valuesOf(fields[name] as Field))
      return [name, name === 'word' ? value : fc.option(value)]
    }),
  ),
)

const asksFor = (field: Field) =>
  field.kind === 'choices' ? Object.keys(colours.labels) : (valuesOf(field) as readonly (string | number)[])

const comparison = fc.constantFrom(...names).chain((name) => {
  const field = fields[name] as Field
  const value = fc.constantFrom(...asksFor(field))
  return fc.constantFrom(...operatorsOf(field.kind)).chain((is) => {
    const asked = isBare(is)
      ? fc.constant(undefined)
      : is === 'between'
        ? fc.tuple(value, value)
        : is.toLowerCase().includes('among')
          ? fc.array(value, { minLength: 1, maxLength: 3 })
          : value
    return asked.map((value): Condition => ({ field: name, is, ...(value !== undefined && { value }) }))
  })
})
const isBare = (is: Operator) => is === 'empty' || is === 'filled'

const { tree } = fc.letrec<{ tree: Condition }>((tie) => {
  const some = fc.array(tie('tree'), { minLength: 1, maxLength: 3 })
  return {
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      comparison,
      some.map((all) => ({ all })),
      some.map((any) => ({ any })),
      tie('tree').map((not) => ({ not })),
    ),
  }
})

const ask = listQueryOf(thing)
const whole: FieldVisibility = { access: {}, masks: new Map(), titles: new Map() }
const refused = (condition: unknown) => {
  try {
    ask({ condition: condition as Condition }, whole)
    return undefined
  } catch (error) {
    return (error as { refusal?: { fields?: object } }).refusal?.fields ?? (error as Error).message
  }
}

describe.each(engines)('a condition on %s', (engine) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await openDatabase(engine)
    // A row may point at nothing here: what is asked is the comparison.
    for (const statement of createStatements([thing]).filter((each) => !each.includes('FOREIGN KEY')))
      await sql.raw(statement).execute(opened.db)
  })
  afterAll(() => opened.close())

  it('finds the rows that it means, whatever it is', async () => {
    const sample = fc.sample(arbitraryRow, { numRuns: 120, seed: 7 })
    for (const [at, row] of sample.entries()) {
      const columns = names.map((name) => sql.raw(quoted(name)))
      const values = names.map((name) => written((fields[name] as Field).kind, row[name]))
      await sql`insert into test_thing (tenant_id, id, revision, ${sql.join(columns)})
        values ('t', ${crypto.randomUUID()}, ${at}, ${sql.join(values)})`.execute(opened.db)
    }
    await fc.assert(
      fc.asyncProperty(tree, async (condition) => {
        const { where } = ask({ condition }, whole).asking
        const { rows } = await sql<{ at: number }>`select revision as at from test_thing r
          where ${sql.join(where, sql` and `)} order by 1`.execute(opened.db)
        const meant = sample.flatMap((row, at) => (meets(condition, row, fields) ? [at] : []))
        expect(rows.map(({ at }) => at)).toEqual(meant)
      }),
      { numRuns: 300, seed: 11 },
    )
  })
})

describe('a condition is refused by the name of its field', () => {
  it.each([
    [{ field: 'hidden', is: 'equals', value: 'x' }, 'hidden'],
    [{ field: '__proto__', is: 'equals', value: 'x' }, '__proto__'],
    [{ field: 'constructor', is: 'filled' }, 'constructor'],
    [{ field: 'tenantId', is: 'equals', value: 'x' }, 'tenantId'],
    [{ field: 'word = word --', is: 'equals', value: 'x' }, 'word = word --'],
    [{ field: 'word', is: 'above', value: 'x' }, 'word'],
    [{ field: 'word', is: 'contains', value: ' ' }, 'word'],
    [{ field: 'word', is: 'contains', value: 'a\0' }, 'word'],
    [{ field: 'word', is: 'empty', value: 'x' }, 'word'],
    [{ field: 'count', is: 'equals', value: '1' }, 'count'],
    [{ field: 'count', is: 'equals', value: 0.5 }, 'count'],
    [{ field: 'count', is: 'between', value: [1] }, 'count'],
    [{ field: 'price', is: 'above', value: '1.005' }, 'price'],
    [{ field: 'hour', is: 'above', value: '25:00' }, 'hour'],
    [{ field: 'day', is: 'above', value: 'now' }, 'day'],
    [{ field: 'at', is: 'above', value: '2026-02-30 08:00:00' }, 'at'],
    [{ field: 'colour', is: 'among', value: ['pink'] }, 'colour'],
    [{ field: 'aboveId', is: 'among', value: ['1'] }, 'aboveId'],
  ])('%o', (condition, name) => {
    expect(Object.keys(refused(condition) ?? {})).toEqual([name])
    expect(refused({ not: { any: [condition] } })).toEqual(refused(condition))
  })
})
