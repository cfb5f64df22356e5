import { describe, expect, it } from 'vitest'
import { accentColors } from './accent.ts'
import { colors } from './colors.ts'
import { contrast } from './contrast.ts'

const modes = [
  ['light', 0],
  ['dark', 1],
] as const

const { surface, text, accent, danger, success, warning, info, neutral } = colors
const grounds = { ...surface, 'accent.soft': accent.soft } as const
const tones = { accent, danger, success, warning, info }

/** Every pair of letters and ground that a recipe may set, by what WCAG 2.2 asks of it. */
const pairs = (at: 0 | 1): [name: string, front: string, ground: string, least: number][] => [
  ...Object.entries(grounds)
    .filter(([name]) => name !== 'inverse')
    .flatMap(([name, ground]) =>
      (['DEFAULT', 'quiet'] as const).map((tone): [string, string, string, number] => [
        `text.${tone} on ${name}`,
        text[tone][at],
        ground[at],
        4.5,
      ]),
    ),
  ...(['DEFAULT', 'sunken', 'raised', 'hover', 'selected'] as const).flatMap((name) => [
    [`text.faint on surface.${name}`, text.faint[at], surface[name][at], 4.5] as [
      string,
      string,
      string,
      number,
    ],
    ...Object.entries(tones).map(([tone, shades]): [string, string, string, number] => [
      `${tone}.text on surface.${name}`,
      shades.text[at],
      surface[name][at],
      4.5,
    ]),
  ]),
  ...Object.entries({ ...tones, neutral }).map(([tone, shades]): [string, string, string, number] => [
    `${tone}.text on ${tone}.soft`,
    shades.text[at],
    shades.soft[at],
    4.5,
  ]),
  ['text.inverse on surface.inverse', text.inverse[at], surface.inverse[at], 4.5],
  ...(['DEFAULT', 'hover', 'pressed'] as const).map((shade): [string, string, string, number] => [
    `accent.on on accent.${shade}`,
    accent.on[at],
    accent[shade][at],
    4.5,
  ]),
  ...(['DEFAULT', 'hover'] as const).map((shade): [string, string, string, number] => [
    `danger.on on danger.${shade}`,
    danger.on[at],
    danger[shade][at],
    4.5,
  ]),
  // WCAG 1.4.11: edges of controls, and the ring of focus.
  ...(['DEFAULT', 'sunken', 'raised'] as const).flatMap((name): [string, string, string, number][] => [
    [`border.control on surface.${name}`, colors.border.control[at], surface[name][at], 3],
    [`focus on surface.${name}`, colors.focus[at], surface[name][at], 3],
    [`accent on surface.${name}`, accent.DEFAULT[at], surface[name][at], 3],
  ]),
]

describe.each(modes)('%s mode', (mode, at) => {
  it.each(pairs(at))('%s', (_, front, ground, least) => {
    expect(contrast(front, ground)).toBeGreaterThanOrEqual(least)
  })

  it.each(['#0066ff', '#d4380d', '#ffd400', '#00b578', '#7a3ff2', '#111111', '#f5f5f5'])(
    'an accent of %s stays legible',
    (hex) => {
      const shades = accentColors(hex, mode)
      expect(contrast(shades['accent-on'], shades.accent)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shades['accent-on'], shades['accent-hover'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shades['accent-text'], shades['accent-soft'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shades['accent-text'], surface.DEFAULT[at])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shades.focus, surface.DEFAULT[at])).toBeGreaterThanOrEqual(3)
    },
  )
})
