import { defineSlotRecipe } from '@pandacss/dev'
import { choiceBox, choiceLine } from '#design-system/checkbox/choice.ts'

export const radioGroupRecipe = defineSlotRecipe({
  className: 'radio-group',
  slots: ['root', 'item', 'dial', 'words', 'label', 'help'],
  base: {
    root: { display: 'flex', minWidth: '0' },
    item: choiceLine,
    dial: {
      ...choiceBox,
      borderRadius: 'full',
      _before: {
        content: '""',
        position: 'absolute',
        inset: '0',
        margin: 'auto',
        width: '1.5',
        height: '1.5',
        borderRadius: 'full',
        bg: 'accent.on',
        opacity: '0',
        scale: '0.4',
        transitionProperty: 'opacity, scale',
        transitionDuration: 'fast',
      },
      _checked: { ...choiceBox._checked, _before: { opacity: '1', scale: '1' } },
      '&:disabled': { ...choiceBox['&:disabled'], _before: { bg: 'text.disabled' } },
    },
    words: { display: 'flex', flexDirection: 'column', minWidth: '0', overflowWrap: 'anywhere' },
    label: {},
    help: { textStyle: 'caption', color: 'text.faint' },
  },
  variants: {
    direction: {
      row: { root: { flexWrap: 'wrap', columnGap: '5' } },
      column: { root: { flexDirection: 'column', alignItems: 'flex-start' } },
    },
    // With a second line the dial stays beside the first.
    helped: {
      true: {
        item: { alignItems: 'flex-start', paddingBlock: '1' },
        dial: { marginTop: 'calc((1lh - {sizes.4}) / 2)' },
      },
    },
  },
  defaultVariants: { direction: 'row' },
  staticCss: [{ direction: ['*'], helped: ['*'] }],
})
