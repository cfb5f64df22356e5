import { defineSlotRecipe } from '@pandacss/dev'
import { bareInput, controlGroup } from '#design-system/theme/fragments.ts'

export const textAreaRecipe = defineSlotRecipe({
  className: 'text-area',
  slots: ['root', 'input', 'counter', 'said'],
  base: {
    root: {
      ...controlGroup,
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '0',
      height: 'auto',
      paddingInline: '0',
      overflow: 'hidden',
      '&:has([data-over])': { borderColor: 'danger.text' },
      '&:has(textarea[readonly])': { bg: 'surface.sunken' },
      '&:has(textarea:disabled)': { bg: 'surface.sunken', borderColor: 'border', cursor: 'not-allowed' },
    },
    input: {
      ...bareInput,
      flex: 'none',
      display: 'block',
      width: 'full',
      height: 'auto',
      paddingInline: 'inset',
      paddingBlock: 'calc((({sizes.control.md} - 1lh) / 2) - {borderWidths.thin})',
      resize: 'vertical',
      _readOnly: { resize: 'none' },
      _disabled: { ...bareInput._disabled, resize: 'none' },
    },
    // A line of its own, so that it never lies over the text.
    counter: {
      alignSelf: 'flex-end',
      paddingInline: 'inset',
      paddingBlockEnd: '1',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      color: 'text.faint',
      '&[data-over]': { color: 'danger.text' },
    },
    said: { srOnly: true },
  },
  variants: {
    grow: {
      true: {
        input: { resize: 'none', maxHeight: 'calc(var(--most) * 1lh + {spacing.3})', overflowY: 'auto' },
      },
    },
  },
  staticCss: [{ grow: ['*'] }],
})
