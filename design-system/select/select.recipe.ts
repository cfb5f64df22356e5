import { defineSlotRecipe } from '@pandacss/dev'
import { control, truncated } from '#design-system/theme/fragments.ts'

/** The closed face of everything that is chosen from a popup and not typed. */
export const selectRecipe = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'label', 'control', 'trigger', 'value', 'buttons', 'indicator'],
  base: {
    root: { width: 'full', minWidth: '0' },
    label: { srOnly: true },
    control: {
      position: 'relative',
      '&:has([data-clear]) > button': { paddingInlineEnd: { base: '14', _touch: '20' } },
    },
    trigger: {
      ...control,
      display: 'flex',
      alignItems: 'center',
      textAlign: 'start',
      paddingInlineEnd: '8',
      cursor: 'pointer',
      _disabled: {
        bg: 'surface.sunken',
        color: 'text.disabled',
        borderColor: 'border',
        cursor: 'not-allowed',
      },
      '&[data-readonly]': { bg: 'surface.sunken', cursor: 'default' },
    },
    value: { ...truncated, flex: '1', '&[data-empty]': { color: 'text.faint' } },
    buttons: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '1.5',
      display: 'flex',
      alignItems: 'center',
      pointerEvents: 'none',
      '& button': { pointerEvents: 'auto', _touch: { minWidth: '10', minHeight: '10' } },
    },
    indicator: {
      display: 'inline-flex',
      padding: '1',
      color: 'text.faint',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
    },
  },
  variants: {
    size: {
      sm: { trigger: { height: 'control.sm', textStyle: 'body.sm' } },
      md: {},
      lg: { trigger: { height: 'control.lg' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
