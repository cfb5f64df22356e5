import { defineSlotRecipe } from '@pandacss/dev'

export const cardRecipe = defineSlotRecipe({
  className: 'card',
  jsx: ['Card'],
  slots: ['root', 'head', 'title', 'extra', 'body'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      bg: 'surface',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'card',
      _print: { borderColor: 'transparent', breakInside: 'avoid' },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 'gap',
      flexWrap: 'wrap',
      paddingInline: 'card',
      paddingTop: 'card',
    },
    title: { textStyle: 'title.sm' },
    extra: { display: 'flex', alignItems: 'center', gap: '2' },
    body: { flex: '1', minWidth: '0', minHeight: '0', padding: 'card' },
  },
  variants: {
    flush: { true: { root: { overflow: 'hidden' }, body: { padding: '0' } } },
    fill: {
      true: {
        // Under it the page scrolls rather than a slit of a table.
        root: { flex: '1', minHeight: { base: 'auto', md: '64' } },
        body: { display: 'flex', flexDirection: 'column' },
      },
    },
  },
  staticCss: [{ flush: ['*'], fill: ['*'] }],
})
