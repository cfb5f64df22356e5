import { expect, it } from 'vitest'
import { building } from '#domain/base/building.ts'
import { campus } from '#domain/base/campus.ts'
import { department } from '#domain/base/department.ts'
import { teacher } from '#domain/base/teacher.ts'
import { venue } from '#domain/base/venue.ts'
import { narrowedBy } from './narrowed-by.ts'

it('offers the buildings of the campus that was chosen', () => {
  expect(narrowedBy(venue, 'buildingId', { campusId: 'east' }, building)).toEqual({ campusId: 'east' })
  expect(narrowedBy(venue, 'buildingId', { campusId: null }, building)).toEqual({})
})

it('leaves free what need not agree', () => {
  expect(narrowedBy(venue, 'managerId', { departmentId: 'physics' }, teacher)).toEqual({})
  expect(narrowedBy(department, 'parentId', { campusId: 'east', leaderId: 'wang' }, department)).toEqual({})
  expect(narrowedBy(venue, 'campusId', {}, campus)).toEqual({})
})
