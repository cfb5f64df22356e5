import { defineSlotRecipe } from '@pandacss/dev'

export const pinInputRecipe = defineSlotRecipe({
  className: 'pin-input',
  slots: ['root', 'input', 'cells', 'cell'],
  base: {
    root: { position: 'relative', display: 'inline-flex', maxWidth: 'full' },
    // One input over all cells: it is what one types, pastes and fills into; the cells only show it.
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      opacity: '0',
      cursor: 'text',
      _disabled: { cursor: 'not-allowed' },
    },
    cells: { display: 'flex', gap: '2', minWidth: '0', ':disabled + &': { opacity: 'disabled' } },
    cell: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'control.lg',
      minWidth: '0',
      height: 'control.lg',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.control',
      borderRadius: 'control',
      bg: 'surface',
      textStyle: 'title.md',
      fontVariantNumeric: 'tabular-nums',
      transitionProperty: 'border-color',
      transitionDuration: 'fast',
      ':hover > * > &': { borderColor: 'text.quiet' },
      ':is([readonly], :disabled) + * > &': { bg: 'surface.sunken' },
      '[aria-invalid=true] + * > &': { borderColor: 'danger.text' },
      ':focus-visible + * > &[data-active]': {
        borderColor: 'focus',
        outline: '{borderWidths.thick} solid {colors.focus}',
        outlineOffset: 'calc({borderWidths.thin} * -1)',
      },
      // The caret, where nothing stands yet.
      ':focus-visible + * > &[data-active]:empty': {
        _before: {
          content: '""',
          width: 'calc({borderWidths.thin})',
          height: '5',
          bg: 'text',
        },
      },
      // A little air in the middle of six or eight.
      '&[data-half]': { marginInlineStart: '2' },
    },
  },
})
