import { describe, expect, it } from 'vitest'
import { campus } from '#domain/base/campus.ts'
import { text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { changesOf, filledIn, newValues, sectionsOf, valuesOf } from './values.ts'

const person = defineResource({
  name: 'base.person',
  label: '人员',
  title: 'name',
  fields: { name: text('姓名', { required: true }), account: text('账号', { system: true }) },
  columns: ['name'],
  filters: [],
})

describe('the values of a form', () => {
  it('begin in use, and empty otherwise', () => {
    expect(newValues(campus)).toMatchObject({ enabled: true, name: null, longitude: null })
    expect(newValues(campus, { name: '东校区' })).toMatchObject({ name: '东校区' })
  })

  it('leave out what only the server fills', () => {
    expect(valuesOf(person, { name: '王芳', account: 'wf', id: '1' })).toEqual({ name: '王芳' })
    expect(sectionsOf(person)).toEqual([['', ['name']]])
  })

  it('follow the sections of the declaration', () => {
    expect(sectionsOf(campus).map(([title]) => title)).toEqual(['基本信息', '位置与联系'])
  })
})

describe('what is sent', () => {
  const before = { name: '东校区', phone: '138****0001', address: null, floors: 6 }

  it('is only what changed', () => {
    expect(changesOf(before, { ...before, floors: 7 })).toEqual({ floors: 7 })
    expect(changesOf(before, before)).toEqual({})
  })

  it('does not take spaces or an emptied empty field for a change', () => {
    expect(changesOf(before, { ...before, name: ' 东校区 ', address: '' })).toEqual({})
  })

  it('says null for what was emptied', () => {
    expect(changesOf(before, { ...before, name: '' })).toEqual({ name: null })
  })

  it('says nothing of empty fields of a new row, and keeps 0 and false', () => {
    expect(filledIn({ name: ' 东 ', address: '', floors: 0, enabled: false, phone: null })).toEqual({
      name: '东',
      floors: 0,
      enabled: false,
    })
  })
})
