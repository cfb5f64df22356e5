import { defineSlotRecipe } from '@pandacss/dev'

export const switchRecipe = defineSlotRecipe({
  className: 'toggle',
  slots: ['root', 'track', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control.md',
      cursor: 'pointer',
      textStyle: 'body',
      '&:has(:disabled)': { cursor: 'not-allowed' },
      '&:has([aria-readonly=true])': { cursor: 'default' },
    },
    track: {
      appearance: 'none',
      position: 'relative',
      flex: 'none',
      width: '9',
      height: '5',
      borderRadius: 'full',
      bg: 'border.control',
      cursor: 'inherit',
      transitionProperty: 'background-color',
      transitionDuration: 'normal',
      _before: {
        content: '""',
        position: 'absolute',
        top: '0.5',
        insetInlineStart: '0.5',
        width: '4',
        height: '4',
        borderRadius: 'full',
        bg: 'accent.on',
        boxShadow: 'raised',
        transitionProperty: 'inset-inline-start',
        transitionDuration: 'normal',
        transitionTimingFunction: 'standard',
      },
      _checked: { bg: 'accent', _before: { insetInlineStart: 'calc(100% - {sizes.4} - {spacing.0.5})' } },
      '&:disabled': { opacity: 'disabled' },
      '&[aria-readonly=true]': { outline: '{borderWidths.thin} solid {colors.border.strong}' },
      '&[aria-invalid=true]:not(:focus-visible)': {
        outline: '{borderWidths.thick} solid {colors.danger.text}',
      },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    label: { color: 'text.quiet' },
  },
  variants: {
    size: {
      md: {},
      sm: {
        root: { minHeight: 'control.sm' },
        track: {
          width: '7',
          height: '4',
          _before: { width: '3', height: '3' },
          _checked: { _before: { insetInlineStart: 'calc(100% - {sizes.3} - {spacing.0.5})' } },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
