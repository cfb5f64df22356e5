import { expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import { importableFields, isImportable } from '#domain/system/importable.ts'
import { isOfAsked, least } from '#tests/support/asked-area.ts'
import { exampleOf } from '#workbench/engine/import/example-of.ts'

const told = ['text', 'integer', 'decimal']

it('the sheet to fill in has an example of every column, which an import of it takes', () => {
  const importable = resources.filter(isOfAsked).filter(isImportable)
  expect(importable.length).toBeGreaterThanOrEqual(least(11))
  const without = importable.flatMap((resource) =>
    importableFields(resource)
      .filter(([, field]) => told.includes(field.kind) && exampleOf(field) === '')
      .map(([name]) => `${resource.name}.${name}`),
  )
  expect(without).toEqual([])
})
