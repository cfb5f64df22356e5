import { defineRecipe } from '@pandacss/dev'

export const linkRecipe = defineRecipe({
  className: 'link',
  jsx: ['Link'],
  base: {
    color: 'accent.text',
    cursor: 'pointer',
    borderRadius: 'sm',
    textUnderlineOffset: '3px',
    textDecorationLine: 'none',
    _hover: { textDecorationLine: 'underline' },
  },
  variants: {
    // Within running text colour alone does not tell a link (WCAG 1.4.1).
    inText: { true: { textDecorationLine: 'underline' } },
    quiet: { true: { color: 'text.quiet', _hover: { color: 'text' } } },
  },
  staticCss: [{ inText: ['*'], quiet: ['*'] }],
})
