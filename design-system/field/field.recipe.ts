import { defineSlotRecipe } from '@pandacss/dev'

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  jsx: ['Field'],
  slots: ['root', 'label', 'required', 'control', 'notes', 'help', 'error'],
  base: {
    root: { display: 'flex', minWidth: '0' },
    label: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      flex: 'none',
      textStyle: 'body',
      color: 'text.quiet',
    },
    required: { color: 'danger.text' },
    control: { minWidth: '0', flex: '1' },
    notes: { display: 'flex', flexDirection: 'column' },
    help: { textStyle: 'caption', color: 'text.faint', marginTop: '1' },
    error: { textStyle: 'caption', color: 'danger.text', marginTop: '1', overflowWrap: 'anywhere' },
  },
  variants: {
    layout: {
      above: { root: { flexDirection: 'column', gap: '1' }, control: { flex: 'none' } },
      beside: {
        root: { alignItems: 'flex-start', gap: '2' },
        label: {
          minHeight: 'control.md',
          maxWidth: '24',
          justifyContent: 'flex-end',
          textAlign: 'end',
          overflowWrap: 'anywhere',
        },
      },
    },
  },
  defaultVariants: { layout: 'above' },
  staticCss: [{ layout: ['*'] }],
})
