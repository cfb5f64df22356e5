import { defineSlotRecipe } from '@pandacss/dev'

/** A line of a caption. */
const line = '1lh'

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
      overflowWrap: 'anywhere',
    },
    required: { color: 'danger.text' },
    control: { minWidth: '0', flex: '1' },
    notes: { display: 'flex', flexDirection: 'column', textStyle: 'caption', marginTop: '1' },
    help: { color: 'text.faint', overflowWrap: 'anywhere' },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      color: 'danger.text',
      overflowWrap: 'anywhere',
      '& svg': { flex: 'none', width: 'icon.sm', height: line },
    },
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
        },
      },
      // The label goes above where both do not fit beside one another.
      aligned: {
        root: { flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '3' },
        label: {
          flex: '0 0 {sizes.field.label}',
          minHeight: 'control.md',
          textAlign: 'start',
        },
        control: { flex: '1 1 {sizes.field.md}' },
      },
      // Where what stands round the control says it already, as in a line of a table.
      unseen: { label: { srOnly: true } },
    },
    roomy: { true: { notes: { minHeight: line, marginTop: '0.5' } } },
  },
  defaultVariants: { layout: 'above' },
  staticCss: [{ layout: ['*'], roomy: ['*'] }],
})
