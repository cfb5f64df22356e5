import { defineSlotRecipe } from '@pandacss/dev'

export const topBarRecipe = defineSlotRecipe({
  className: 'top-bar',
  slots: ['root', 'menu', 'brand', 'logo', 'name', 'nav', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      height: 'topbar',
      paddingInline: '4',
      bg: 'surface',
      borderBottomWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
      _print: { display: 'none' },
    },
    menu: {
      display: { base: 'inline-flex', md: 'none' },
      marginInlineStart: '-8px',
      marginInlineEnd: '-8px',
    },
    brand: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minWidth: '0',
      flex: { base: '1', md: 'none' },
    },
    logo: { display: 'inline-flex', flex: 'none', color: 'accent', '& > *': { width: '7', height: '7' } },
    name: {
      textStyle: 'title.sm',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      maxWidth: '64',
    },
    nav: { display: { base: 'none', md: 'flex' }, flex: '1', minWidth: '0', height: 'full' },
    actions: { display: 'flex', alignItems: 'center', gap: '1', flex: 'none' },
  },
})
