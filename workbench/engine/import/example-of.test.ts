import { expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import { areas } from '#domain/index.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { importableFields, isImportable } from '#domain/system/importable.ts'
import { exampleOf } from './example-of.ts'

it('is something a field takes, wherever rows may be brought in', () => {
  const resources = areas.flatMap((area) => area.resources as readonly AnyResource[]).filter(isImportable)
  expect(resources.length).toBeGreaterThan(10)
  const empty = resources.flatMap((resource) =>
    importableFields(resource)
      .filter(([, field]) => ['text', 'integer', 'decimal'].includes(field.kind) && exampleOf(field) === '')
      .map(([name]) => `${resource.name}.${name}`),
  )
  expect(empty).toEqual([])
})

it('is what a person would write of a student', () => {
  const { name, idNo, grade, mobile } = student.fields
  expect([name, idNo, grade, mobile].map(exampleOf)).toEqual([
    '张三',
    '11010519491231002X',
    '2026',
    '13800138000',
  ])
})
