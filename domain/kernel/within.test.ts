import { expect, it } from 'vitest'
import { building } from '#domain/base/building.ts'
import { campus } from '#domain/base/campus.ts'
import { department } from '#domain/base/department.ts'
import { teacher } from '#domain/base/teacher.ts'
import { venue } from '#domain/base/venue.ts'
import { feePrepaid } from '#domain/fee/prepaid.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import { type Action, askedForm } from './action.ts'
import { reference } from './fields.ts'
import { narrowedBy, withinOf } from './within.ts'

it('offers the buildings of the campus that was chosen', () => {
  expect(narrowedBy(venue, 'buildingId', { campusId: 'east' }, building)).toEqual({ campusId: 'east' })
  expect(narrowedBy(venue, 'buildingId', { campusId: null }, building)).toEqual({})
})

it('leaves free what need not agree', () => {
  expect(narrowedBy(venue, 'managerId', { departmentId: 'physics' }, teacher)).toEqual({})
  expect(narrowedBy(department, 'parentId', { campusId: 'east', leaderId: 'wang' }, department)).toEqual({})
  expect(narrowedBy(venue, 'campusId', {}, campus)).toEqual({})
})

it('asks for what the row acted on says, where the form has no such field itself', () => {
  const asked = askedForm(feePrepaid, feePrepaid.actions?.offset as Action)
  expect(narrowedBy(asked, 'feeId', {}, studentFee, { id: 'p1', studentId: 's1' })).toEqual({
    studentId: 's1',
  })
  expect(narrowedBy(asked, 'feeId', { studentId: 's2' }, studentFee, { studentId: 's1' })).toEqual({
    studentId: 's1',
  })
  expect(narrowedBy(asked, 'feeId', {}, studentFee)).toEqual({})
})

it('asks for what the form says of its own fields, and for the row itself by its id', () => {
  const form = {
    fields: {
      buildingId: reference('楼栋', 'base.building'),
      floorId: reference('楼层', 'base.floor', { within: { buildingId: 'buildingId', ownerId: 'id' } }),
    },
  }
  const about = { id: 'r1', buildingId: 'west' }
  expect(withinOf(form, 'floorId', { buildingId: 'east' }, about)).toEqual({
    buildingId: 'east',
    ownerId: 'r1',
  })
  expect(withinOf(form, 'floorId', { buildingId: '' }, about)).toEqual({ ownerId: 'r1' })
  expect(withinOf(form, 'buildingId', {}, about)).toEqual({})
})
