import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  it('offers all of a few pages', () => {
    expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pageWindow(1, 0)).toEqual([])
  })

  it('leaves out what is far', () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 6, 'gap-after', 20])
    expect(pageWindow(10, 20)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 20])
    expect(pageWindow(20, 20)).toEqual([1, 'gap-before', 15, 16, 17, 18, 19, 20])
  })
})
