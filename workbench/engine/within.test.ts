import { expect, it } from 'vitest'
import { department } from '#domain/base/department.ts'
import { venue } from '#domain/base/venue.ts'
import { narrowedBy } from './within.ts'

it('offers the buildings of the campus that was chosen', () => {
  expect(narrowedBy(venue, 'buildingId', { campusId: 'east' })).toEqual({ campusId: 'east' })
  expect(narrowedBy(venue, 'buildingId', { campusId: null })).toEqual({})
})

it('leaves free what need not agree', () => {
  expect(narrowedBy(venue, 'managerId', { departmentId: 'physics' })).toEqual({})
  expect(narrowedBy(department, 'parentId', { campusId: 'east', leaderId: 'wang' })).toEqual({})
  expect(narrowedBy(venue, 'campusId', {})).toEqual({})
})
