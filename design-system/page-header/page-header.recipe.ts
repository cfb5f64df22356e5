import { defineSlotRecipe } from '@pandacss/dev'

export const pageHeaderRecipe = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'trail', 'words', 'line', 'name', 'back', 'title', 'description', 'actions', 'tabs'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: 'gap',
    },
    trail: { flex: '1 0 100%', minWidth: '0', marginBottom: 'calc({spacing.2} * -1)' },
    words: { minWidth: '0', maxWidth: 'full' },
    line: { display: 'flex', alignItems: 'flex-start', gap: '1' },
    name: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '2', minWidth: '0' },
    back: { marginInlineStart: 'calc({spacing.2} * -1)', _print: { display: 'none' } },
    title: { textStyle: 'title.md', overflowWrap: 'anywhere' },
    description: { color: 'text.quiet', textStyle: 'body', marginTop: '0.5' },
    actions: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2',
      _print: { display: 'none' },
    },
    tabs: { flex: '1 0 100%', minWidth: '0' },
  },
})
