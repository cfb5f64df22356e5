import { defineSlotRecipe } from '@pandacss/dev'

export const pageHeaderRecipe = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'words', 'title', 'description', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: 'gap',
    },
    words: { minWidth: '0' },
    title: { textStyle: 'title.md', overflowWrap: 'anywhere' },
    description: { color: 'text.quiet', textStyle: 'body', marginTop: '0.5' },
    actions: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2',
      _print: { display: 'none' },
    },
  },
})
