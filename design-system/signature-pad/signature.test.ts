import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signatureSvg } from './signature.ts'

describe('a signature as SVG', () => {
  it('draws each path in the field it was drawn in', () => {
    expect(signatureSvg({ kind: 'drawn', paths: ['M0 0L1 1', 'M2 2'], width: 300, height: 90 })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90" viewBox="0 0 300 90"><path d="M0 0L1 1"/><path d="M2 2"/></svg>',
    )
  })

  it('lets no name break out of its text', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const inside = signatureSvg({ kind: 'typed', name }).replace(
          /^<svg[^>]*><text[^>]*>|<\/text><\/svg>$/g,
          '',
        )
        expect(inside).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|apos;)/)
      }),
    )
  })
})
