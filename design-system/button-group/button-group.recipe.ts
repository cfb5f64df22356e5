import { defineRecipe } from '@pandacss/dev'

/** Buttons that touch: one edge between two, round corners at the ends alone. */
export const buttonGroupRecipe = defineRecipe({
  className: 'button-group',
  jsx: ['ButtonGroup', 'SplitButton'],
  base: {
    display: 'inline-flex',
    isolation: 'isolate',
    maxWidth: 'full',
    '& > *': {
      _hover: { zIndex: 'cell' },
      '&[aria-pressed=true]': { zIndex: 'cell' },
      _focusVisible: { zIndex: 'head' },
      '&:not(:first-child)': {
        marginInlineStart: 'calc({borderWidths.thin} * -1)',
        borderStartStartRadius: '0',
        borderEndStartRadius: '0',
      },
      '&:not(:last-child)': { borderStartEndRadius: '0', borderEndEndRadius: '0' },
    },
  },
  variants: {
    // Without an edge of their own: a line in the colour of the letters parts them.
    filled: {
      true: {
        '& > *:not(:first-child)': {
          marginInlineStart: '0',
          borderInlineStartColor: 'color-mix(in srgb, currentcolor 35%, transparent)',
        },
      },
    },
  },
  staticCss: [{ filled: ['*'] }],
})
