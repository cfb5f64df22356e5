import { describe, expect, it } from 'vitest'
import { createUnsaved } from './unsaved.ts'

describe('unsaved work', () => {
  it('is remembered of a screen that goes behind another one and gives up its guards', () => {
    const unsaved = createUnsaved()
    const release = unsaved.of('a').guard(() => true)
    unsaved.of('b').guard(() => false)
    expect(unsaved.dirtyOnes()).toEqual(['a'])
    unsaved.hide('a')
    release()
    expect(unsaved.dirty('a')).toBe(true)
  })

  it('is what the screen says again once it is in front', () => {
    const unsaved = createUnsaved()
    let typed = true
    unsaved.of('a').guard(() => typed)
    unsaved.hide('a')
    unsaved.show('a')
    typed = false
    expect(unsaved.dirty('a')).toBe(false)
  })

  it('goes with its tab', () => {
    const unsaved = createUnsaved()
    const scope = unsaved.of('a')
    const release = scope.guard(() => true)
    unsaved.hide('a')
    release()
    unsaved.forget('a')
    expect([unsaved.dirty('a'), scope.dirty(), unsaved.dirtyOnes()]).toEqual([false, false, []])
    expect(unsaved.of('a').dirty()).toBe(false)
  })
})
