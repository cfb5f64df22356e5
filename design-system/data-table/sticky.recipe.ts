const edge = (side: 'Start' | 'End') => ({
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  width: '2',
  pointerEvents: 'none',
  opacity: '0',
  transitionProperty: 'opacity',
  transitionDuration: 'fast',
  borderStyle: 'solid',
  borderColor: 'border',
  boxShadow: `edge${side}`,
  clipPath: side === 'Start' ? 'inset(0 calc(-1 * {spacing.2}) 0 0)' : 'inset(0 0 0 calc(-1 * {spacing.2}))',
  ...(side === 'Start'
    ? { insetInlineEnd: '0', borderInlineEndWidth: 'thin' }
    : { insetInlineStart: '0', borderInlineStartWidth: 'thin' }),
  _print: { display: 'none' },
})

const loose = { _print: { position: 'relative', insetInline: 'auto' } } as const
const stuckStart = {
  position: 'sticky',
  insetInlineStart: 'var(--offset)',
  zIndex: 'cell',
  ...loose,
} as const
const stuckEnd = { position: 'sticky', insetInlineEnd: 'var(--offset)', zIndex: 'cell', ...loose } as const

/** Columns that stay while the rest scrolls. */
export const fixed = {
  start: { cell: stuckStart, headCell: stuckStart },
  end: { cell: stuckEnd, headCell: stuckEnd },
}

/** The last of them casts a line and a shadow while something is hidden behind it. */
export const edges = {
  start: {
    cell: { _after: edge('Start'), '[data-scrolled-start] &': { _after: { opacity: '1' } } },
    headCell: { _after: edge('Start'), '[data-scrolled-start] &': { _after: { opacity: '1' } } },
  },
  end: {
    cell: { _after: edge('End'), '[data-scrolled-end] &': { _after: { opacity: '1' } } },
    headCell: { _after: edge('End'), '[data-scrolled-end] &': { _after: { opacity: '1' } } },
  },
}
