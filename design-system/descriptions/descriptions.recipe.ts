import { defineSlotRecipe } from '@pandacss/dev'

/** A column is never narrower than a field, whatever the wish; the rest is shared out. */
const columns = (count: number, gaps: string) =>
  `repeat(auto-fill, minmax(min(100%, max({sizes.field.sm}, calc((100% - ${gaps}) / ${count}))), 1fr))`

export const descriptionsRecipe = defineSlotRecipe({
  className: 'descriptions',
  slots: ['root', 'item', 'term', 'detail', 'text', 'tools', 'tool', 'said'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.field.md}, 100%), 1fr))',
      columnGap: '6',
      rowGap: 'gap',
    },
    item: { minWidth: '0', '&[data-whole]': { gridColumn: '1 / -1' } },
    term: { color: 'text.faint', textStyle: 'body.sm' },
    detail: { display: 'flex', alignItems: 'flex-start', gap: '1', minWidth: '0', color: 'text' },
    text: { minWidth: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    tools: { display: 'inline-flex', flex: 'none', _print: { display: 'none' } },
    tool: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '6',
      height: '6',
      _touch: { width: '10', height: '10' },
      borderRadius: 'sm',
      color: 'text.faint',
      cursor: 'pointer',
      _hover: { bg: 'surface.pressed', color: 'text' },
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
    },
    said: { srOnly: true },
  },
  variants: {
    columns: {
      1: { root: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      2: { root: { gridTemplateColumns: columns(2, '{spacing.6}') } },
      3: { root: { gridTemplateColumns: columns(3, '{spacing.12}') } },
      4: { root: { gridTemplateColumns: columns(4, '{spacing.6} * 3') } },
    },
    layout: {
      above: {},
      beside: {
        item: { display: 'flex', gap: '3', alignItems: 'baseline' },
        term: { flex: 'none', width: '20' },
        detail: { flex: '1' },
      },
    },
  },
  defaultVariants: { layout: 'above' },
  staticCss: [{ columns: ['*'], layout: ['*'] }],
})
