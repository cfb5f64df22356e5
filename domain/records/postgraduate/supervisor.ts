import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { period, periodRule } from '#domain/kits/period.ts'
import { disciplines, supervisorRanks } from './words.ts'

/**
 * 研究生导师: a teacher who may guide postgraduates, since when, and how many of one year's entrants. Everybody who chooses a
 * mentor sees all of them; a college changes only its own.
 */
export const supervisor = defineResource({
  name: 'records.supervisor',
  label: '研究生导师',
  title: 'name',
  tellsApart: 'staffNo',
  fields: {
    teacherId: reference('教师', 'base.teacher', { required: true }),
    /** The teacher's. */
    name: text('姓名', { system: true, searchable: true, spelt: true, max: 60 }),
    staffNo: text('工号', { system: true, searchable: true, max: 40 }),
    departmentId: reference('所属部门', 'base.department', { system: true }),
    rank: choice('导师类别', supervisorRanks, { required: true, initial: 'master' }),
    discipline: choice('学科门类', disciplines, { required: true }),
    direction: text('研究方向', { max: 120, searchable: true }),
    quota: integer('每届招生名额', {
      required: true,
      min: 0,
      max: 30,
      initial: 3,
      help: '同一年级以该教师为第一导师的研究生人数上限',
    }),
    /** Postgraduates on the roll whose first mentor this is; the server keeps it. */
    guided: integer('在读指导人数', { system: true, min: 0 }),
    ...period,
  },
  unique: [['teacherId']],
  columns: [
    ...(['name', 'departmentId', 'rank', 'discipline', 'direction', 'quota', 'guided'] as const),
    ...(['since', 'until'] as const),
  ],
  sort: 'departmentId',
  filters: ['teacherId', 'departmentId', 'rank', 'discipline', 'quota', 'guided', 'since', 'until'],
  sums: ['quota', 'guided'],
  form: {
    导师资格: ['teacherId', 'rank', 'since', 'until'],
    招生: ['discipline', 'direction', 'quota'],
  },
  linked: { teacherId: { copies: { name: 'name', staffNo: 'staffNo', departmentId: 'departmentId' } } },
  writeScope: [{ field: 'departmentId', grant: 'departments' }],
  rules: [periodRule],
  audited: true,
})
