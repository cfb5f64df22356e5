import { expect, it } from 'vitest'
import { createLeaveScope } from './scope.ts'

it('the outer scope knows of the work within the inner one, and not the other way round', () => {
  const page = createLeaveScope()
  const [one, other] = [createLeaveScope(page), createLeaveScope(page)]
  let typed = false
  const release = one.guard(() => typed)
  expect(page.dirty()).toBe(false)
  typed = true
  expect([page.dirty(), one.dirty(), other.dirty()]).toEqual([true, true, false])
  release()
  expect([page.dirty(), one.dirty()]).toEqual([false, false])
})
