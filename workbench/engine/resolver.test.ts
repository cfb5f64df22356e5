import { describe, expect, it } from 'vitest'
import { campus } from '#domain/base/campus.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { createResolver, updateResolver } from './resolver.ts'
import { newValues, valuesOf } from './values.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const row = {
  id: '019386a0-0000-7000-8000-000000000001',
  revision: 3,
  createdAt: '2026-09-01 08:00:00',
  createdBy: 'admin',
  updatedAt: '2026-09-01 08:00:00',
  updatedBy: 'admin',
  code: 'EAST',
  name: '东校区',
  phone: '138****0001',
  enabled: true,
}

describe('a new row', () => {
  const resolve = createResolver(campus)

  it('asks for what is missing, in the words of the field', async () => {
    const { errors } = await resolve(newValues(campus), undefined, options)
    expect(errors).toEqual({
      code: { type: 'schema', message: phrase('请填写{{label}}', { label: '校区代码' }) },
      name: { type: 'schema', message: phrase('请填写{{label}}', { label: '校区名称' }) },
    })
  })

  it('passes what the server would take', async () => {
    const values = newValues(campus, { code: 'EAST', name: ' 东校区 ', address: '' })
    expect((await resolve(values, undefined, options)).errors).toEqual({})
  })

  it('tells each field its own first fault', async () => {
    const values = newValues(campus, { code: '东', name: '东校区', latitude: 91 })
    const { errors } = await resolve(values, undefined, options)
    expect(errors).toMatchObject({
      code: { message: phrase('{{label}}只能由字母、数字和连字符组成', { label: '校区代码' }) },
      latitude: { message: phrase('{{label}}不能大于 {{count}}', { label: '纬度', count: 90 }) },
    })
  })
})

describe('a change', () => {
  const before = valuesOf(campus, row)
  const resolve = updateResolver(campus, row, before)

  it('is not held up by a masked value nobody touched', async () => {
    expect((await resolve({ ...before, name: '新东校区' }, undefined, options)).errors).toEqual({})
  })

  it('does not let a required field be emptied', async () => {
    const { errors } = await resolve({ ...before, name: ' ' }, undefined, options)
    expect(errors).toMatchObject({ name: { message: phrase('请填写{{label}}', { label: '校区名称' }) } })
  })
})
