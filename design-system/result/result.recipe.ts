import { defineSlotRecipe } from '@pandacss/dev'

export const resultRecipe = defineSlotRecipe({
  className: 'result',
  slots: ['root', 'picture', 'status', 'title', 'description', 'action'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      flex: '1',
      minHeight: 'min(100%, 420px)',
      paddingBlock: '12',
      paddingInline: '4',
      textAlign: 'center',
    },
    picture: {
      display: 'inline-flex',
      padding: '5',
      marginBottom: '4',
      borderRadius: 'full',
      bg: 'accent.soft',
      color: 'accent.text',
      '& svg': { width: 'icon.xl', height: 'icon.xl', strokeWidth: '1.5' },
    },
    status: {
      textStyle: 'caption',
      color: 'text.faint',
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '0.08em',
    },
    title: { textStyle: 'title.md', marginTop: '1' },
    description: { color: 'text.quiet', maxWidth: 'prose', marginTop: '2', overflowWrap: 'anywhere' },
    action: { marginTop: '6', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
  },
  variants: { alone: { true: { root: { minHeight: 'screen' } } } },
  staticCss: [{ alone: ['true'] }],
})
