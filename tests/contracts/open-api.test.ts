import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defaultSettings } from '#server/core/settings.ts'
import { loadDemo } from '#server/demo/load.ts'
import { documentOf, toldOf } from '#server/platform/openapi/document.ts'
import { routes } from '#server/routes.ts'
import { oneEngine } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'

// biome-ignore lint/suspicious/noExplicitAny: a document as any reader meets it
const document = JSON.parse(JSON.stringify(documentOf(routes, defaultSettings))) as any
const operationOf = (method: string, path: string) =>
  document.paths[`/api/campus-${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]

it('is a sound OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect([valid, errors]).toEqual([true, undefined])
})

it('tells of every call, with who may make it and what it is for (A-59)', () => {
  expect(routes.filter(({ method, path }) => !operationOf(method, path))).toEqual([])
  expect(routes.filter((route) => !toldOf(route)).map(({ method, path }) => `${method} ${path}`)).toEqual([])
  const wrong = routes.filter(
    (route) => operationOf(route.method, route.path)['x-permission'] !== route.access,
  )
  expect(wrong).toEqual([])
})

describe.each(oneEngine)('replies on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  const ask = college.manager(
    ...['base.student', 'base.class', 'base.campus', 'base.department', 'base.canton', 'fee.student-fee'],
  )

  beforeAll(() => loadDemo(server.app(), { size: 'small', tenantId: college.tenantId }))

  it.each([
    'base/student/page?size=3',
    'base/student/list?size=3',
    'base/class/page?size=3',
    'base/campus/page',
    'fee/studentFee/sums',
    'base/department/getTree',
    'base/class/getSelect',
    'base/teacher/getFdySelect',
    'base/schoolCalendar/getXnXqSelect',
    'base/canton/getProvince',
    'base/dataDictionary/getTree?dictionaryCode=school.post',
  ])('%s answers as the document says', async (path) => {
    const { content } = operationOf('GET', path.replace(/\?.*/, '')).responses['200']
    const schema = z.fromJSONSchema(content['application/json'].schema)
    const { body } = await ask('GET', path)
    expect(schema.safeParse(body).error?.issues ?? []).toEqual([])
    expect(schema.safeParse({ ...body, data: 'else' }).success).toBe(false)
  })

  it('is shown to anyone who may read the log of calls, and to nobody else (A-55)', async () => {
    const reader = college.person([{ may: ['system.log-api:view'] }])
    const { status, body } = await reader('GET', 'system/openApi/document')
    expect([status, body.data.openapi]).toEqual([200, '3.1.0'])
    expect((await ask('GET', 'system/openApi/document')).status).toBe(403)
    expect((await server.stranger('GET', 'system/openApi/document')).status).toBe(401)
  })
})
