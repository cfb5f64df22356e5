import { defineRecipe } from '@pandacss/dev'

// Among the variants, which come after the base in the cascade.
const hushed = { '&:has(> [data-turning=over])': { color: 'transparent' } } as const

export const buttonRecipe = defineRecipe({
  className: 'button',
  jsx: ['Button', 'IconButton', 'LinkButton'],
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: '1.5',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'control',
    textStyle: 'body',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
    _disabled: { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
    // Over the words where there is no icon to stand in for; the words keep their width and stay the name.
    '& > [data-turning]': {
      display: 'inline-flex',
      flex: 'none',
      justifyContent: 'center',
      width: 'icon.md',
    },
    '& > [data-turning=over]': { position: 'absolute', color: 'var(--ink)' },
    _print: { boxShadow: 'none' },
  },
  variants: {
    variant: {
      solid: {
        '--ink': '{colors.accent.on}',
        ...hushed,
        bg: 'accent',
        color: 'accent.on',
        '&:hover:not(:disabled, [aria-disabled=true], [aria-busy=true])': { bg: 'accent.hover' },
        '&:active:not(:disabled, [aria-disabled=true], [aria-busy=true])': { bg: 'accent.pressed' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          bg: 'surface.pressed',
          color: 'text.disabled',
        },
      },
      outline: {
        '--ink': '{colors.text}',
        ...hushed,
        bg: 'surface',
        color: 'text',
        borderColor: 'border.strong',
        boxShadow: 'raised',
        '&:hover:not(:disabled, [aria-disabled=true], [aria-busy=true])': {
          bg: 'surface.hover',
          borderColor: 'border.control',
        },
        '&:active:not(:disabled, [aria-disabled=true], [aria-busy=true])': { bg: 'surface.pressed' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          color: 'text.disabled',
          borderColor: 'border',
        },
      },
      ghost: {
        '--ink': '{colors.text.quiet}',
        ...hushed,
        bg: 'transparent',
        color: 'text.quiet',
        '&:hover:not(:disabled, [aria-disabled=true], [aria-busy=true])': {
          bg: 'surface.pressed',
          color: 'text',
        },
        '&[aria-pressed=true]': { bg: 'accent.soft', color: 'accent.text' },
        '&:active:not(:disabled, [aria-disabled=true], [aria-busy=true])': { bg: 'surface.selected' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': { color: 'text.disabled' },
      },
      danger: {
        '--ink': '{colors.danger.on}',
        ...hushed,
        bg: 'danger',
        color: 'danger.on',
        '&:hover:not(:disabled, [aria-disabled=true], [aria-busy=true])': { bg: 'danger.hover' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          bg: 'surface.pressed',
          color: 'text.disabled',
        },
      },
    },
    size: {
      sm: { height: 'control.sm', minWidth: 'control.sm', paddingInline: '2.5', textStyle: 'body.sm' },
      md: { height: 'control.md', minWidth: 'control.md', paddingInline: '3.5' },
      lg: { height: 'control.lg', minWidth: 'control.lg', paddingInline: '5' },
    },
    square: { true: { paddingInline: '0' } },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
  staticCss: [{ variant: ['*'], size: ['*'], square: ['*'], wide: ['*'] }],
})
