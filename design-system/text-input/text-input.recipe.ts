import { defineSlotRecipe } from '@pandacss/dev'
import { bareInput, controlGroup } from '#design-system/theme/fragments.ts'

export const textInputRecipe = defineSlotRecipe({
  className: 'text-input',
  jsx: ['TextInput', 'PasswordInput'],
  slots: ['root', 'input', 'side', 'clear'],
  base: {
    root: {
      ...controlGroup,
      // Nothing to clear, or not allowed to.
      '& > input:is(:placeholder-shown, [readonly], :disabled) ~ [data-clear]': { display: 'none' },
    },
    input: { ...bareInput, '&::-webkit-search-cancel-button': { display: 'none' } },
    side: {
      display: 'inline-flex',
      flex: 'none',
      color: 'text.faint',
      '& svg': { width: 'icon.md', height: 'icon.md' },
    },
    clear: { display: 'inline-flex', flex: 'none' },
  },
  variants: {
    size: {
      sm: { root: { height: 'control.sm', paddingInline: '2' } },
      md: {},
      lg: { root: { height: 'control.lg', paddingInline: '3', gap: '2' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
