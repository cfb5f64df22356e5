import { expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import { phrasesOf } from './filter-phrases.ts'

const t = (key: string, values: Record<string, unknown> = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, String(value)), key)
const said = (filters: Record<string, string>) =>
  phrasesOf(student, filters, {
    t,
    choices: () => [{ value: 'male', label: '男', offered: true }],
    nameOf: (_, id) => (id === 'd1' ? '信息工程学院' : undefined),
  })

it('says each field once, in words', () => {
  expect(said({ 'grade.from': '2024', 'grade.to': '2024', gender: 'male', departmentId: 'd1' })).toEqual([
    { name: 'grade', asked: ['grade.from', 'grade.to'], text: '年级：2024' },
    { name: 'gender', asked: ['gender'], text: expect.stringMatching(/：男$/) },
    { name: 'departmentId', asked: ['departmentId'], text: '院系：信息工程学院' },
  ])
})

it('counts rows whose names are not known, and says half a range as such', () => {
  const [department, grade] = said({ departmentId: 'd1,d2', 'grade.from': '2023' })
  expect(department?.text).toBe('院系：2 项')
  expect(grade?.text).toBe('年级 ≥ 2023')
})

it('says a field behind a reference by its own name, beside the reference', () => {
  const asked = { studentId: 's1', 'studentId.grade.from': '2023', 'studentId.studentNo': '07' }
  const phrases = phrasesOf(studentFee, asked, { t, choices: () => [] })
  expect(phrases.map(({ name, text }) => [name, text])).toEqual([
    ['studentId', '学生：1 项'],
    ['studentId.grade', '年级 ≥ 2023'],
    ['studentId.studentNo', '学号：07'],
  ])
})
