import { defineSlotRecipe } from '@pandacss/dev'
import { control } from '#design-system/theme/fragments.ts'

export const textAreaRecipe = defineSlotRecipe({
  className: 'text-area',
  slots: ['root', 'input', 'counter', 'said'],
  base: {
    root: { position: 'relative', display: 'block' },
    input: {
      ...control,
      display: 'block',
      height: 'auto',
      minHeight: '20',
      paddingBlock: '1.5',
      resize: 'vertical',
      '&[data-counted]': { paddingBlockEnd: '6' },
      '&[data-over]': { borderColor: 'danger.text' },
    },
    counter: {
      position: 'absolute',
      insetInlineEnd: '2.5',
      bottom: '1',
      paddingInline: '1',
      borderRadius: 'sm',
      bg: 'surface',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      color: 'text.faint',
      pointerEvents: 'none',
      '&[data-over]': { color: 'danger.text' },
      ':is([readonly], :disabled) + &': { bg: 'transparent' },
    },
    said: { srOnly: true },
  },
  variants: {
    grow: {
      true: {
        input: {
          resize: 'none',
          maxHeight: 'calc(var(--most) * 1lh + {spacing.8})',
          overflowY: 'auto',
        },
      },
    },
  },
  staticCss: [{ grow: ['*'] }],
})
