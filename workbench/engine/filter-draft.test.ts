import { expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import { onlyTyped, sameFilters, whole } from './filter-draft.ts'

it('leaves out what is blank, and the spaces round the rest', () => {
  expect(whole({ search: ' 马 ', name: '  ', grade: null })).toEqual({ search: '马' })
})

it('takes the same filters for the same in any order', () => {
  expect(sameFilters({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true)
  expect(sameFilters({ a: '1' }, { a: '1', b: '2' })).toBe(false)
})

it('tells what was typed from what was chosen', () => {
  expect(onlyTyped(student, {}, { search: '马', name: '马' })).toBe(true)
  expect(onlyTyped(student, {}, { search: '马', 'grade.from': '2024' })).toBe(false)
})
