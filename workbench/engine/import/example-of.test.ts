import { expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import { exampleOf } from './example-of.ts'

it('is what a person would write of a student', () => {
  const { name, idNo, grade, mobile } = student.fields
  expect([name, idNo, grade, mobile].map(exampleOf)).toEqual([
    '张三',
    '11010519491231002X',
    '2026',
    '13800138000',
  ])
})
