import { describe, expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import { declaredView } from './layout.ts'

const shown = (name: string) => {
  const resource = resources.find((one) => one.name === name)
  return resource && declaredView(resource).columns.map((column) => column.name)
}

describe('how a list looks until somebody arranges it', () => {
  it('begins with the time where only the server writes, and no column tells one', () => {
    expect(shown('security.audit-record')).toEqual([
      'createdAt',
      'serial',
      'action',
      'account',
      'target',
      'result',
      'address',
    ])
    expect(shown('system.log-user')?.[0]).toBe('createdAt')
  })
  it('is as it was declared where a column tells the time, or people write or rank the rows', () => {
    expect(shown('system.log-api')).not.toContain('createdAt')
    expect(shown('base.campus')).not.toContain('createdAt')
    expect(shown('evaluation.combined-score')).not.toContain('createdAt')
  })
})
