import { defineSlotRecipe } from '@pandacss/dev'

export const emptyRecipe = defineSlotRecipe({
  className: 'empty',
  slots: ['root', 'icon', 'title', 'description', 'action'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      paddingBlock: '10',
      paddingInline: '4',
      textAlign: 'center',
    },
    icon: {
      color: 'border.strong',
      marginBottom: '2',
      '& svg': { width: 'icon.xl', height: 'icon.xl', strokeWidth: '1.25' },
    },
    title: { color: 'text.quiet' },
    description: { color: 'text.faint', textStyle: 'body.sm', maxWidth: 'prose', marginTop: '1' },
    action: { marginTop: '4', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
  },
  variants: {
    size: {
      md: {},
      sm: {
        root: { paddingBlock: '5' },
        icon: { marginBottom: '1', '& svg': { width: '7', height: '7' } },
        action: { marginTop: '3' },
      },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
