import { defineSlotRecipe } from '@pandacss/dev'

/** Gold with an edge that is dark enough to be seen on white. */
const filled = { color: 'warning', fill: { base: 'warning.border', _dark: 'currentColor' } } as const

export const ratingRecipe = defineSlotRecipe({
  className: 'rating',
  slots: ['root', 'stars', 'item', 'input', 'word', 'share', 'row', 'front'],
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      minHeight: 'control.md',
    },
    stars: {
      display: 'inline-flex',
      '&[aria-invalid=true] svg': { color: 'danger.text' },
      // All up to the one under the pointer, else up to the one chosen.
      '&:not(:hover) > :has(:checked) svg, &:not(:hover) > :has(~ * > :checked) svg': filled,
      '& > :hover svg, & > :has(~ :hover) svg': filled,
      '&:is([aria-readonly=true], :has(:disabled))': {
        pointerEvents: 'none',
        '& > :has(:checked) svg, & > :has(~ * > :checked) svg': filled,
      },
    },
    item: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: { base: '6', _touch: '10' },
      minHeight: { base: '6', _touch: '10' },
      borderRadius: 'sm',
      color: 'border.control',
      cursor: 'pointer',
      '&:has(:focus-visible)': { outline: '{borderWidths.thick} solid {colors.focus}' },
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: 'disabled' },
      '& svg': {
        width: 'icon.lg',
        height: 'icon.lg',
        transitionProperty: 'color, fill',
        transitionDuration: 'fast',
      },
    },
    input: { position: 'absolute', inset: '0', opacity: '0', margin: '0', cursor: 'inherit' },
    word: { textStyle: 'body', color: 'text.quiet', fontVariantNumeric: 'tabular-nums' },
    share: { position: 'relative', display: 'inline-flex', color: 'border.control' },
    row: {
      display: 'inline-flex',
      gap: '0.5',
      '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
    },
    front: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      width: 'var(--share)',
      overflow: 'hidden',
      '& svg': filled,
    },
  },
})
