import { defineSlotRecipe } from '@pandacss/dev'
import { choiceBox, choiceLine } from './choice.ts'

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'box', 'label', 'group'],
  base: {
    root: choiceLine,
    box: {
      ...choiceBox,
      borderRadius: 'sm',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: 'calc(50% - {borderWidths.thin})',
        top: 'calc(50% - {borderWidths.thin})',
        width: 'calc({spacing.1} + {borderWidths.thin})',
        height: 'calc({spacing.2} + {borderWidths.thin})',
        borderStyle: 'solid',
        borderColor: 'accent.on',
        borderWidth: '0 {borderWidths.thick} {borderWidths.thick} 0',
        transform: 'translate(-50%, -50%) rotate(45deg)',
        opacity: '0',
      },
      _checked: { ...choiceBox._checked, _before: { opacity: '1' } },
      '&:indeterminate': {
        bg: 'accent',
        borderColor: 'accent',
        _before: {
          opacity: '1',
          insetInlineStart: '50%',
          top: '50%',
          transform: 'translate(-50%, -50%)',
          width: '2',
          height: '0',
          borderWidth: '0 0 {borderWidths.thick}',
        },
      },
      '&:disabled': { ...choiceBox['&:disabled'], _before: { borderColor: 'text.disabled' } },
    },
    label: { minWidth: '0', overflowWrap: 'anywhere' },
    group: { display: 'flex', minWidth: '0' },
  },
  variants: {
    direction: {
      row: { group: { flexWrap: 'wrap', columnGap: '5' } },
      column: { group: { flexDirection: 'column', alignItems: 'flex-start' } },
    },
  },
  defaultVariants: { direction: 'row' },
  staticCss: [{ direction: ['*'] }],
})
