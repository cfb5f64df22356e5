import { defineSlotRecipe } from '@pandacss/dev'
import { bareInput, controlGroup, truncated } from '#design-system/theme/fragments.ts'

export const comboboxRecipe = defineSlotRecipe({
  className: 'combobox',
  slots: ['root', 'label', 'control', 'chip', 'chipText', 'chipRemove', 'more', 'input'],
  base: {
    root: { width: 'full', minWidth: '0' },
    label: { srOnly: true },
    control: {
      ...controlGroup,
      paddingInlineEnd: '1.5',
      gap: '0.5',
      '& > button': { _touch: { minWidth: '10', minHeight: '10' } },
    },
    chip: {
      display: 'inline-flex',
      alignItems: 'center',
      maxWidth: '32',
      minWidth: '0',
      paddingInlineStart: '1.5',
      borderRadius: 'sm',
      bg: 'surface.pressed',
      color: 'text.quiet',
      textStyle: 'body.sm',
    },
    chipText: truncated,
    chipRemove: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      width: '6',
      height: '6',
      color: 'text.quiet',
      cursor: 'pointer',
      borderRadius: 'sm',
      _hover: { color: 'text' },
      _disabled: { color: 'text.disabled', cursor: 'not-allowed' },
      _focusVisible: { outlineOffset: '0' },
      _touch: { width: '10', height: '10' },
      '& svg': { width: '3', height: '3' },
    },
    more: { flex: 'none', paddingInline: '1', textStyle: 'body.sm', color: 'text.quiet' },
    input: bareInput,
  },
  variants: {
    several: {
      true: {
        control: { height: 'auto', minHeight: 'control.md', flexWrap: 'wrap', paddingBlock: '0.5' },
        input: { minWidth: '16', height: '6' },
      },
    },
    size: { sm: {}, md: {}, lg: {} },
  },
  compoundVariants: [
    { size: 'sm', several: false, css: { control: { height: 'control.sm' } } },
    { size: 'lg', several: false, css: { control: { height: 'control.lg' } } },
    { size: 'lg', several: true, css: { control: { minHeight: 'control.lg' } } },
  ],
  defaultVariants: { size: 'md', several: false },
  staticCss: [{ several: ['*'], size: ['*'] }],
})
