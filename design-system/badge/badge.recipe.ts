import { defineSlotRecipe } from '@pandacss/dev'

export const badgeRecipe = defineSlotRecipe({
  className: 'badge',
  slots: ['root', 'mark'],
  base: {
    root: { position: 'relative', display: 'inline-flex', flex: 'none', verticalAlign: 'middle' },
    mark: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '5',
      paddingInline: '1.5',
      borderRadius: 'full',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      // In forced colours the ground vanishes; the edge does not.
      '@media (forced-colors: active)': { borderWidth: 'thin', borderStyle: 'solid' },
      '&[data-dot]': { minWidth: '0', width: '2', height: '2', padding: '0' },
      '&[data-corner]': {
        position: 'absolute',
        top: '-1.5',
        // From its start, so that a longer number grows away from what it sits on.
        insetInlineStart: 'calc(100% - {spacing.3})',
        boxShadow: '0 0 0 {borderWidths.thick} {colors.surface}',
        '&[data-dot]': { top: '0', insetInlineStart: 'calc(100% - {spacing.2})' },
      },
    },
  },
  variants: {
    tone: {
      accent: { mark: { bg: 'accent.soft', color: 'accent.text', '&[data-dot]': { bg: 'accent' } } },
      danger: { mark: { bg: 'danger', color: 'danger.on' } },
      success: { mark: { bg: 'success.soft', color: 'success.text', '&[data-dot]': { bg: 'success' } } },
      neutral: { mark: { bg: 'neutral.soft', color: 'neutral.text', '&[data-dot]': { bg: 'neutral.text' } } },
    },
  },
  defaultVariants: { tone: 'accent' },
  staticCss: [{ tone: ['*'] }],
})
