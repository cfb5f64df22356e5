import { defineRecipe } from '@pandacss/dev'

export const linkRecipe = defineRecipe({
  className: 'link',
  jsx: ['Link'],
  base: {
    color: 'accent.text',
    cursor: 'pointer',
    borderRadius: 'sm',
    textUnderlineOffset: '0.22em',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecorationLine: 'underline' },
    '& svg': { display: 'inline', verticalAlign: '-0.125em', width: '1em', height: '1em' },
    _print: { color: 'text', textDecorationLine: 'underline' },
  },
  variants: {
    // Within running text colour alone does not tell a link (WCAG 1.4.1).
    inText: { true: { textDecorationLine: 'underline' } },
    quiet: { true: { color: 'text.quiet', _hover: { color: 'text' } } },
  },
  staticCss: [{ inText: ['*'], quiet: ['*'] }],
})
