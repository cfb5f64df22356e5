import { defineSlotRecipe } from '@pandacss/dev'

const tone = (name: string) => ({
  root: { bg: `${name}.soft`, borderColor: `${name}.border` },
  icon: { color: `${name}.text` },
})

export const alertRecipe = defineSlotRecipe({
  className: 'alert',
  jsx: ['Alert'],
  slots: ['root', 'icon', 'words', 'title', 'body', 'action'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      flexWrap: 'wrap',
      gap: '2.5',
      paddingInline: '3',
      paddingBlock: '2',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderRadius: 'control',
      textStyle: 'body',
    },
    icon: {
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      height: '1lh',
      '& svg': { width: 'icon.md', height: 'icon.md' },
    },
    // Where less is left for the words, the action stands below them.
    words: { flex: '1', minWidth: 'min({sizes.field.sm}, 80%)', overflowWrap: 'anywhere' },
    title: {},
    body: { color: 'text.quiet', textStyle: 'body.sm', marginTop: '0.5' },
    action: { flex: 'none', display: 'flex', gap: '2' },
  },
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), danger: tone('danger') },
  },
  defaultVariants: { tone: 'info' },
  staticCss: [{ tone: ['*'] }],
})
