import { expectTypeOf } from 'vitest'
import { schoolClass } from '#domain/base/class.ts'
import { student } from '#domain/base/student.ts'
import type { studentFee } from '#domain/fee/student-fee.ts'
import { integer, money, reference, text } from './fields.ts'
import type { Create, Filters, Row, SortKey, Update } from './infer.ts'
import { defineResource } from './resource.ts'
import type { Sums } from './sums.ts'

type Student = typeof student

// A row is read off the fields: what somebody must fill is there, all else may be empty.
expectTypeOf<Row<Student>['gender']>().toEqualTypeOf<'0' | '1' | '2' | '9'>()
expectTypeOf<Row<Student>['studentNo']>().toEqualTypeOf<string>()
expectTypeOf<Row<Student>['email']>().toEqualTypeOf<string | null>()
expectTypeOf<Row<Student>['grade']>().toEqualTypeOf<number | null>()
expectTypeOf<Row<typeof schoolClass>['graduated']>().toEqualTypeOf<boolean>()

// A person is asked only for what a person fills.
expectTypeOf<Create<Student>>().not.toHaveProperty('departmentId')
expectTypeOf<Create<Student>['email']>().toEqualTypeOf<string | null | undefined>()
expectTypeOf<Update<Student>['revision']>().toEqualTypeOf<number>()
expectTypeOf<Update<Student>['name']>().toEqualTypeOf<string | undefined>()

// Filters have the shape of their kind, and only those declared exist.
expectTypeOf<Filters<Student>['gender']>().toEqualTypeOf<readonly ('0' | '1' | '2' | '9')[] | undefined>()
expectTypeOf<Filters<Student>['grade']>().toEqualTypeOf<
  { readonly from?: number; readonly to?: number } | undefined
>()
expectTypeOf<Filters<typeof schoolClass>['graduated']>().toEqualTypeOf<boolean | undefined>()
expectTypeOf<Filters<Student>>().not.toHaveProperty('address')
expectTypeOf<SortKey<typeof schoolClass>>().toEqualTypeOf<
  'code' | 'name' | 'grade' | 'departmentId' | 'majorId' | 'campusId' | 'capacity' | 'graduated' | 'createdAt'
>()

// Sums have the shape of their fields: amounts are texts, and of what is hidden there is none.
expectTypeOf<Sums<typeof studentFee>['sums']['owed']>().toEqualTypeOf<string | undefined>()
expectTypeOf<Sums<Student>['sums']['grade']>().toEqualTypeOf<number | undefined>()
expectTypeOf<Sums<Student>['sums']>().not.toHaveProperty('name')

const shelf = {
  name: 'library.shelf',
  label: '书架',
  title: 'name',
  fields: { name: text('名称', { required: true }), boards: integer('层数') },
  columns: ['name'],
  filters: ['boards'],
} as const
defineResource(shelf)
// @ts-expect-error a column must be a field
defineResource({ ...shelf, columns: ['colour'] })
// @ts-expect-error so must a filter
defineResource({ ...shelf, filters: ['colour'] })
defineResource({ ...shelf, sums: ['boards'] })
// @ts-expect-error only numbers add up
defineResource({ ...shelf, sums: ['name'] })
// @ts-expect-error a sum is of a field
defineResource({ ...shelf, sums: ['colour'] })
// @ts-expect-error a list is sorted by one of its columns
defineResource({ ...shelf, sort: 'boards' })
// @ts-expect-error a form has fields of its own
defineResource({ ...shelf, form: { 基本信息: ['colour'] } })
// @ts-expect-error a scope looks at a field
defineResource({ ...shelf, scope: [{ field: 'colour', grant: 'self' }] })
const shelved = { ...shelf, fields: { ...shelf.fields, roomId: reference('房间', 'base.venue') } } as const
defineResource({ ...shelved, scope: [{ field: 'roomId.buildingId', grant: 'buildings' }] })
// @ts-expect-error a path goes by a reference
defineResource({ ...shelved, scope: [{ field: 'boards.buildingId', grant: 'buildings' }] })
const placed = {
  ...shelved,
  fields: { ...shelved.fields, studentId: reference('学生', 'base.student') },
  through: { studentId: student, 'studentId.classId': schoolClass },
} as const
const behind = defineResource({
  ...placed,
  columns: ['name', 'studentId.studentNo', 'studentId.classId.departmentId'],
  filters: ['studentId.grade', 'studentId.classId'],
  sort: 'name',
})
expectTypeOf<SortKey<typeof behind>>().toEqualTypeOf<
  'name' | 'studentId.studentNo' | 'studentId.classId.departmentId' | 'createdAt'
>()
expectTypeOf<Filters<typeof behind>['studentId.grade']>().toEqualTypeOf<
  { readonly from?: number; readonly to?: number } | undefined
>()
// @ts-expect-error a path ends at a field
defineResource({ ...placed, columns: ['studentId.colour'] })
// @ts-expect-error so does that of a filter
defineResource({ ...placed, filters: ['studentId.classId.colour'] })
// @ts-expect-error a path goes through what is declared
defineResource({ ...placed, columns: ['roomId.name'] })
// @ts-expect-error files belong to their row
defineResource({ ...placed, columns: ['studentId.photo'] })
// @ts-expect-error rows lie in an order of their own fields until somebody asks for another
defineResource({ ...placed, columns: ['name', 'studentId.studentNo'], sort: 'studentId.studentNo' })
// @ts-expect-error a path goes by a reference
defineResource({ ...placed, through: { boards: student } })
// @ts-expect-error so does its second step
defineResource({ ...placed, through: { studentId: student, 'studentId.name': schoolClass } })
// @ts-expect-error and the first one before it
defineResource({ ...placed, through: { 'studentId.classId': schoolClass } })
// @ts-expect-error a duty is of rows that it has
defineResource({ ...shelved, grants: { classes: { to: 'teacherId', over: 'id' } } })
defineResource({
  ...shelf,
  // @ts-expect-error a count may be empty, and a rule must think of it
  rules: [{ fields: ['boards'], message: '', holds: ({ boards }) => boards > 0 }],
})

// An option that no kind knows is a slip of the pen, and one of another kind too.
text('名称', { required: true, searchable: true, initial: '新' })
money('金额', { initial: '20.00' })
// @ts-expect-error written otherwise
text('名称', { required: true, serchable: true })
// @ts-expect-error numbers have no shape
integer('层数', { pattern: /1/ })
// @ts-expect-error what a new row begins with is of its kind
integer('层数', { initial: '1' })
