import { defineSlotRecipe } from '@pandacss/dev'
import { bareInput, controlGroup } from '#design-system/theme/fragments.ts'

export const numberInputRecipe = defineSlotRecipe({
  className: 'number-input',
  slots: ['control', 'input', 'unit', 'steps', 'step'],
  base: {
    control: { ...controlGroup, paddingInlineEnd: '0', overflow: 'hidden' },
    input: { ...bareInput, fontVariantNumeric: 'tabular-nums' },
    unit: { color: 'text.faint', flex: 'none', paddingInlineEnd: '1' },
    steps: {
      display: 'flex',
      flexDirection: { base: 'column', _touch: 'row-reverse' },
      alignSelf: 'stretch',
      flex: 'none',
      width: { base: '6', _touch: '20' },
      borderInlineStartWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
      _print: { display: 'none' },
    },
    step: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: '1',
      minHeight: '0',
      color: 'text.quiet',
      cursor: 'pointer',
      _hover: { bg: 'surface.pressed', color: 'text' },
      _disabled: { color: 'text.disabled', cursor: 'not-allowed', bg: 'transparent' },
      '& svg': { width: { base: '3', _touch: 'icon.lg' }, height: { base: '3', _touch: 'icon.lg' } },
    },
  },
})
