import { expect, it } from 'vitest'
import { rawValues } from '#scripts/raw-values.ts'

const values = (source: string) => rawValues(source).map(({ value }) => value)

it.each([
  ["bg: '#fff'", '#fff'],
  ["color: '#0066ff80'", '#0066ff80'],
  ["bg: 'rgb(0 0 0 / 0.5)'", 'rgb('],
  ["color: 'oklch(0.5 0.1 20)'", 'oklch('],
  ["width: '12.5px'", '12.5px'],
  [`padding: 'calc(var(--gap) + 4px)'`, '4px'],
  ["fontSize: '1.5rem'", '1.5rem'],
  ["bg: 'white'", 'white'],
  ["outline: '{borderWidths.thick} solid black'", 'black'],
  ["'borderColor': 'red'", 'red'],
  ['<path fill="white" />', 'white'],
  ["<path stroke={'grey'} />", 'grey'],
  ['<div style={{ width: 240 }} />', 'width: 240'],
  ["<div style={{ display: 'flex', marginTop: -8, opacity: 0.5 }} />", 'marginTop: -8'],
])('finds what is raw in %s', (source, found) => {
  expect(values(source)).toEqual([found])
})

it.each([
  "bg: 'surface.raised'",
  "bgImage: 'linear-gradient({colors.accent} 30%, {colors.accent.pressed})'",
  "padding: '{spacing.4} 0'",
  "style={{ '--depth': depth, '--x': `$" + '{x}px` }}',
  '<div style={{ opacity: 1, zIndex: 3, flexGrow: 1 }} />',
  "columns = [{ key: 'name', width: 240 }]",
  "tone: 'red-ish', label: 'black and white'",
  '// 4px below, as #fff on white',
  "color: 'screen.white'",
])('lets %s pass', (source) => {
  expect(values(source)).toEqual([])
})

it('says the line', () => {
  expect(rawValues("a\n/* 4px\n*/\nbg: '#123456'")).toEqual([{ value: '#123456', line: 4 }])
})
