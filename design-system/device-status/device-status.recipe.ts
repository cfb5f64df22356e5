import { defineSlotRecipe } from '@pandacss/dev'

const tone = (color: string) => ({ icon: { color }, word: { color } })

export const deviceStatusRecipe = defineSlotRecipe({
  className: 'device-status',
  slots: ['root', 'icon', 'words', 'line', 'name', 'word', 'advice', 'seen', 'action'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '3',
      border: '{borderWidths.thin} solid {colors.border}',
      borderRadius: 'control',
      bg: 'surface',
      textStyle: 'body',
    },
    icon: { display: 'inline-flex', paddingTop: '0.5', '& svg': { width: 'icon.lg', height: 'icon.lg' } },
    words: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    line: { display: 'flex', flexWrap: 'wrap', columnGap: '2' },
    name: { textStyle: 'body.strong' },
    word: {},
    advice: { textStyle: 'body.sm', color: 'text.quiet' },
    seen: { textStyle: 'caption', color: 'text.faint', fontVariantNumeric: 'tabular-nums' },
    action: { flex: 'none', display: 'flex', gap: '2' },
  },
  variants: {
    tone: {
      neutral: tone('neutral.text'),
      accent: tone('accent.text'),
      info: tone('info.text'),
      success: tone('success.text'),
      warning: tone('warning.text'),
      danger: tone('danger.text'),
    },
  },
  defaultVariants: { tone: 'neutral' },
  staticCss: [{ tone: ['*'] }],
})
