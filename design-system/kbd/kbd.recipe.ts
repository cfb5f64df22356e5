import { defineRecipe } from '@pandacss/dev'

export const kbdRecipe = defineRecipe({
  className: 'kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    paddingInline: '1',
    borderRadius: 'sm',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border',
    bg: 'surface.sunken',
    color: 'text.quiet',
    textStyle: 'caption',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    // Fingers have no keys.
    _touch: { display: 'none' },
    '& + &': { marginInlineStart: '0.5' },
  },
})
