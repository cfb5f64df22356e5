import { defineSlotRecipe } from '@pandacss/dev'
import { bareInput, controlGroup } from '#design-system/theme/fragments.ts'

export const textInputRecipe = defineSlotRecipe({
  className: 'text-input',
  jsx: ['TextInput', 'PasswordInput'],
  slots: ['root', 'input', 'side'],
  base: {
    root: controlGroup,
    input: bareInput,
    side: {
      display: 'inline-flex',
      flex: 'none',
      color: 'text.faint',
      '& svg': { width: 'icon.md', height: 'icon.md' },
    },
  },
  variants: { size: { md: {}, lg: { root: { height: 'control.lg', paddingInline: '3', gap: '2' } } } },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
