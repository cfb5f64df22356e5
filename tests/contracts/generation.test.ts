import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Design, designSchema } from '#domain/generation/design.ts'
import { guessFields } from '#domain/generation/guess.ts'
import { resourceOf } from '#domain/generation/resource.ts'
import { englishTextsOf, menuLinesOf, sourceOf } from '#domain/generation/source.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { createStatements } from '#server/core/database/schema.ts'
import { resourceRoutes } from '#server/engine/rows/routes.ts'
import { oneEngine } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'

const rows = [
  ['社团名称', '类型', '成立日期', '人数', '经费', '是否星级', '负责人电话', '简介', '所属部门'],
  ...Array.from({ length: 12 }, (_, at) => [
    `'); drop table -- 社团${at} */`,
    ['文艺', '体育', "学术'科技"][at % 3] ?? '',
    `2020-09-${String(at + 1).padStart(2, '0')}`,
    `${20 + at}`,
    `${100 + at}.5`,
    at % 2 ? '是' : '否',
    `1380000${1000 + at}`,
    '长'.repeat(120),
    '信息工程学院',
  ]),
]
const [heads = [], ...values] = rows
const spell = (text: string) => ({ 社团名称: 'she tuan ming cheng', 类型: 'lei xing' })[text] ?? ''
const fields = guessFields(
  heads.map((name, at) => ({ name, samples: values.map((row) => row[at] ?? '') })),
  { spell, resources: [['base.department', '所属部门']] },
)
const design: Design = {
  area: 'base',
  noun: 'student-club',
  title: '社团*/',
  english: 'Club',
  icon: 'star',
  fields,
}
const source = sourceOf(design)
const dir = join(import.meta.dirname, `.generated-${process.pid}`)
const file = join(dir, 'student-club.ts')

beforeAll(() => {
  mkdirSync(dir, { recursive: true })
  writeFileSync(file, source)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it('a sheet is read as what its columns hold', () => {
  expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['sheTuanMingCheng', 'text'],
    ['leiXing', 'choice'],
    ['field3', 'date'],
    ['field4', 'integer'],
    ['field5', 'decimal'],
    ['field6', 'yes-no'],
    ['field7', 'text'],
    ['field8', 'long-text'],
    ['field9', 'reference'],
  ])
  expect(designSchema.safeParse(design).error).toBeUndefined()
})

it('a table is read by its types, and what every row has already is left out', () => {
  const found = guessFields(
    [
      { name: 'tenant_id', type: 'text' },
      { name: 'id', type: 'uuid' },
      { name: 'class_name', type: 'character varying(40)', comment: '班级名称', required: true },
      { name: 'department_id', type: 'uuid', target: 'base_department' },
      { name: 'created_at', type: 'timestamp with time zone' },
    ],
    { spell, resources: [['base.department', '部门']] },
  )
  expect(found).toMatchObject([
    { name: 'className', label: '班级名称', kind: 'text', max: 40, required: true },
    { name: 'departmentId', kind: 'reference', target: 'base.department' },
  ])
})

it('the source is short, passes the compiler, and says the same as the preview', async () => {
  expect(source.split('\n').length).toBeLessThan(80)
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const program = ts.createProgram([file], { ...options, noEmit: true, incremental: false, composite: false })
  const faults = ts
    .getPreEmitDiagnostics(program)
    .filter((fault) => fault.file?.fileName === file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  expect(faults).toEqual([])
  const { studentClub } = (await import(/* @vite-ignore */ file)) as { studentClub: AnyResource }
  const { columns, filters, title, label } = resourceOf(design)
  expect(studentClub).toMatchObject({ columns, filters, title, label })
  expect(Object.keys(studentClub.fields)).toEqual(fields.map(({ name }) => name))
}, 60_000)

it('comes with the lines for its menu and its English', () => {
  expect(menuLinesOf(design)).toContain("screens: [list(studentClub, 'star', { admin: manage })]")
  expect(englishTextsOf(design)).toMatchObject({ '社团*/': 'Club', 社团名称: 'She tuan ming cheng' })
})

describe.each(oneEngine)('what was generated, on %s', (engine) => {
  const generated = resourceOf({
    ...design,
    fields: fields.map((field) => ({ ...field, required: field.required && field.kind !== 'reference' })),
  })
  const { college, app } = serverOn(engine, { routes: resourceRoutes({ resource: generated }), own: true })
  beforeAll(async () => {
    for (const statement of createStatements([generated])) await sql.raw(statement).execute(app().db)
  })
  const club = {
    sheTuanMingCheng: '合唱团',
    leiXing: '1',
    field3: '2020-09-01',
    field4: 20,
    field5: 1.5,
    field6: true,
    field7: '13800000000',
    field8: '简介',
  }

  it('is served: rows are added, listed and found', async () => {
    const me = college().manager('base.student-club')
    const add = (more: object) => me('POST', 'base/studentClub/add', { json: { ...club, ...more } })
    expect((await add({})).status).toBe(200)
    expect((await add({ sheTuanMingCheng: '篮球社', leiXing: '2' })).status).toBe(200)
    const found = async (query: string) =>
      (await me('GET', `base/studentClub/page?${query}`)).body.data.records.map(
        (row: { sheTuanMingCheng: string }) => row.sheTuanMingCheng,
      )
    expect(await found('ascs=sheTuanMingCheng')).toHaveLength(2)
    expect(await found('params.leiXing=2')).toEqual(['篮球社'])
    expect(await found(`params.search=${encodeURIComponent('合唱')}`)).toEqual(['合唱团'])
  })

  it('refuses what its fields do not allow, in their words', async () => {
    const me = college().manager('base.student-club')
    const fault = async (more: object) =>
      (await me('POST', 'base/studentClub/add', { json: { ...club, ...more } })).body.data.fields
    expect(await fault({ sheTuanMingCheng: '' })).toEqual({ sheTuanMingCheng: '请填写社团名称' })
    expect(Object.keys(await fault({ leiXing: '9' }))).toEqual(['leiXing'])
    expect(Object.keys(await fault({ field9: crypto.randomUUID() }))).toEqual(['field9'])
  })
})
