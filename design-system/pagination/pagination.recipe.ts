import { defineSlotRecipe } from '@pandacss/dev'

export const paginationRecipe = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'total', 'pages', 'number', 'where', 'page', 'gap', 'size', 'jump', 'jumpInput'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      gap: '3',
      textStyle: 'figure',
      color: 'text.quiet',
      _print: { display: 'none' },
    },
    total: { marginInlineEnd: 'auto' },
    pages: { display: 'flex', alignItems: 'center', gap: '0.5', listStyle: 'none' },
    number: { smDown: { display: 'none' } },
    where: { display: { base: 'block', sm: 'none' }, paddingInline: '2', whiteSpace: 'nowrap' },
    page: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'control.sm',
      height: 'control.sm',
      paddingInline: '1',
      borderRadius: 'control',
      color: 'text',
      cursor: 'pointer',
      _hover: { bg: 'surface.pressed' },
      '&[aria-current]': { bg: 'accent.soft', color: 'accent.text', fontWeight: '500' },
      _disabled: { color: 'text.disabled', cursor: 'not-allowed', bg: 'transparent' },
      '& svg': { width: 'icon.md', height: 'icon.md' },
    },
    gap: { minWidth: 'control.sm', textAlign: 'center', color: 'text.faint' },
    size: { width: '32', smDown: { display: 'none' } },
    jump: { display: 'inline-flex', alignItems: 'center', gap: '1.5', smDown: { display: 'none' } },
    jumpInput: { width: '14', display: 'inline-flex' },
  },
  variants: {
    simple: {
      true: { number: { display: 'none' }, where: { display: 'block' }, size: { display: 'none' } },
    },
  },
  staticCss: [{ simple: ['*'] }],
})
