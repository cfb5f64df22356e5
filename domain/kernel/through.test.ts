import { describe, expect, it } from 'vitest'
import { feePrepaid } from '#domain/fee/prepaid.ts'
import { reference, text } from './fields.ts'
import { defineResource } from './resource.ts'
import { shownFields } from './shown-fields.ts'
import { placesOn } from './through.ts'
import { fitting } from './view.ts'

const city = defineResource({
  ...{ name: 'map.city', label: '城市', title: 'name', columns: ['name'], filters: [] },
  fields: { name: text('名称'), code: text('代码') },
})
const street = defineResource({
  ...{ name: 'map.street', label: '街道', title: 'name', columns: ['name'], filters: [] },
  fields: { name: text('名称'), cityId: reference('城市', 'map.city') },
})
const house = defineResource({
  ...{ name: 'map.house', label: '房屋', title: 'name' },
  fields: { name: text('名称'), streetId: reference('街道', 'map.street') },
  through: { streetId: street, 'streetId.cityId': city },
  columns: ['name', 'streetId.name', 'streetId.cityId.name'],
  filters: ['streetId.cityId.code'],
})

describe('a path', () => {
  it('is called as the field at its end, with the reference before it where two would be alike', () => {
    const labels = [...shownFields(house)].map(([name, { label, presence }]) => [name, label, presence])
    expect(labels.slice(2, -2)).toEqual([
      ['streetId.name', '街道名称', 'system'],
      ['streetId.cityId.name', '城市名称', 'system'],
      ['streetId.cityId.code', '代码', 'system'],
    ])
  })

  it('leads over each reference in turn', () => {
    expect(placesOn(house, 'streetId.cityId.code').map(({ of, name }) => `${of.name} ${name}`)).toEqual([
      'map.house streetId',
      'map.street cityId',
      'map.city code',
    ])
  })

  it('stays in a saved view as long as the list names it', () => {
    const view = {
      columns: [{ name: 'studentId.studentNo' }, { name: 'studentId.gone' }],
      sort: ['-studentId.studentNo'],
      filters: { 'studentId.studentNo': '07', 'studentId.gone': '1' },
    }
    expect(fitting(view, feePrepaid)).toEqual({
      columns: [{ name: 'studentId.studentNo' }],
      sort: ['-studentId.studentNo'],
      filters: { 'studentId.studentNo': '07' },
    })
  })
})
