import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, it } from 'vitest'
import { moment, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile } from '#domain/kits/common.ts'
import { pageQueryOf } from './page-query.ts'

const guest = defineResource({
  name: 'test.guest',
  label: '访客',
  title: 'name',
  fields: {
    name: text('姓名', { required: true, searchable: true }),
    no: text('编号', { required: true }),
    mobile: { ...mobile('手机号'), searchable: true },
    cameAt: moment('来访时间'),
  },
  columns: ['name', 'no', 'mobile', 'cameAt'],
  filters: ['mobile', 'cameAt'],
})
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

function read(query: string, whole = false) {
  const masks = new Map(whole ? [] : ([['mobile', [3, 4]]] as const))
  const visibility = { access: {}, masks, titles: new Map() }
  const { asking } = pageQueryOf(guest)(query, { usual: 10, largest: 1000, visibility })
  const { where, order } = asking
  const { sql: text, parameters } = sql`${sql.join(where, sql` and `)} order by ${order}`.compile(compiler)
  return [text.trim(), ...parameters]
}

it('finds a hidden value only by the whole of it', () => {
  expect(read('params.mobile=1381')).toEqual(['r."mobile" = $1 order by r."created_at" desc, r.id', '1381'])
  expect(read('params.mobile=1381', true)[0]).toContain('r."mobile" ilike $1')
  expect(read('params.search=1381')[0]).toContain('(false or r."name" ilike $1)')
  expect(() => read('ascs=mobile')).toThrow('不支持的排序字段：mobile')
})

it('lets a hidden value be asked for by the whole of it alone, in a condition as in a filter', () => {
  const asked = (is: string, value: unknown) => `condition=${JSON.stringify({ field: 'mobile', is, value })}`
  expect(read(asked('equals', '13812345678'))[0]).toContain('r."mobile" = $1')
  for (const is of ['contains', 'begins', 'lacks'])
    expect(() => read(asked(is, '138'))).toThrow('“手机号”不支持这种比较')
  expect(read(asked('begins', '138'), true)[0]).toContain('r."mobile" ilike $1')
  expect(() => read('sort=-mobile')).toThrow('不支持的排序字段：mobile')
})

it('takes the two ends of a stretch of time in the zone of the school', () => {
  const [text, ...bounds] = read('params.cameAt.from=2026-09-01 08:00:00&params.cameAt.to=')
  expect(text).toContain(`r."came_at" >= ($1::timestamp at time zone 'Asia/Shanghai')`)
  expect(bounds).toEqual(['2026-09-01 08:00:00'])
  for (const wrong of ['2026-02-30 08:00:00', '2026-09-01 24:00:00', '2026-09-01', 'now'])
    expect(() => read(`params.cameAt.from=${wrong}`)).toThrow('查询条件“来访时间”不正确')
})

it('puts what is empty last, whichever the direction', () => {
  expect(read('descs=cameAt&ascs=name')[0]).toBe(
    'order by r."name_sort_key" asc, r."came_at" desc nulls last, r.id',
  )
})

it('sorts by the id last, unless what is sorted by tells all rows apart', () => {
  const numbered = (over: object, asked = 'ascs=no&descs=cameAt') =>
    pageQueryOf(defineResource({ ...guest, ...over } as typeof guest))(asked, {
      usual: 10,
      largest: 1000,
      visibility: { access: {}, masks: new Map(), titles: new Map() },
    }).asking.order.compile(compiler).sql
  expect(numbered({})).toContain(', r.id')
  expect(numbered({ unique: [['no']] })).toBe('r."no" asc, r."came_at" desc nulls last')
  // Two names may sound alike, so that they stand in one place.
  expect(numbered({ unique: [['name']] }, 'ascs=name')).toBe('r."name_sort_key" asc, r.id')
  // An empty value is like no other, and many rows may have one.
  expect(numbered({ unique: [['cameAt']] })).toContain(', r.id')
  expect(numbered({ unique: [['no', 'mobile']] })).toContain(', r.id')
})

it('reads filters that stand by themselves, with the suffixes of other clients', () => {
  const where = (query: string, whole = true) => {
    const [text = '', ...values] = read(query, whole)
    return [String(text).replace(/ ?order by .*/, ''), ...values]
  }
  expect(where('name=王_')).toEqual(['(r."name" ilike $1)', '%王\\_%'])
  expect(where('current=2&size=5&name=')).toEqual([''])
  expect(where('name_equal=王芳')).toEqual(['(r."name" = $1)', '王芳'])
  expect(where('name_likeright=王&name_notnull=1')[0]).toBe(
    '((r."name" ilike $1) and (not (r."name" is null or r."name" = \'\')))',
  )
  expect(where('cameAt_datege=2026-11-01&cameAt_datelt=2026-11-02').slice(1)).toEqual([
    '2026-11-01 00:00:00',
    '2026-11-02 00:00:00',
  ])
  expect(where('cameAt=2026-11-01').slice(1)).toEqual(['2026-11-01 00:00:00', '2026-11-01 23:59:59'])
  expect(where('mobile=1381', false)[0]).toBe('(r."mobile" = $1)')
  expect(() => read('mobile_like=1381')).toThrow('“手机号”不支持这种比较')
  for (const query of ['age=3', 'name_near=3', 'name_like_like=3', '_like=3'])
    expect(() => read(query)).toThrow(`不支持的查询条件：${query.split('=')[0]}`)
})
