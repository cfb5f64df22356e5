import { defineSlotRecipe } from '@pandacss/dev'

const tone = (name: string) => ({
  root: { bg: `${name}.soft`, borderColor: `${name}.border` },
  picture: { color: `${name}.text` },
})

export const readerPromptRecipe = defineSlotRecipe({
  className: 'reader-prompt',
  slots: ['root', 'picture', 'words', 'title', 'detail', 'action'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '4',
      minHeight: 'chart.md',
      padding: '8',
      border: '{borderWidths.thick} solid {colors.border}',
      borderRadius: 'card',
      bg: 'surface',
      textAlign: 'center',
    },
    picture: {
      display: 'inline-flex',
      color: 'accent.text',
      '& svg': { width: '16', height: '16', strokeWidth: '1.25' },
    },
    words: { display: 'flex', flexDirection: 'column', gap: '2' },
    title: { textStyle: 'title.xl' },
    detail: { textStyle: 'title.sm', fontWeight: '400', color: 'text.quiet', overflowWrap: 'anywhere' },
    action: { display: 'flex', gap: '2' },
  },
  variants: {
    state: {
      waiting: {
        picture: { animation: 'breathe 1.6s ease-in-out infinite', _motionReduce: { animation: 'none' } },
      },
      reading: {},
      ok: tone('success'),
      failed: tone('danger'),
    },
  },
  staticCss: [{ state: ['*'] }],
})
