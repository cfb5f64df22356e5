import { expect, it } from 'vitest'
import { createLeaveScope } from './scope.ts'

it('knows of unsaved work within, and of that in the scopes entered in it', () => {
  const [page, one, other] = [createLeaveScope(), createLeaveScope(), createLeaveScope()]
  const leave = page.guard(one.dirty)
  page.guard(other.dirty)
  let typed = false
  const release = one.guard(() => typed)
  expect(page.dirty()).toBe(false)
  typed = true
  expect([page.dirty(), one.dirty(), other.dirty()]).toEqual([true, true, false])
  leave()
  expect([page.dirty(), one.dirty()]).toEqual([false, true])
  release()
  expect(one.dirty()).toBe(false)
})
