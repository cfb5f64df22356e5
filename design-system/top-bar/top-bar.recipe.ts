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
      bg: 'topbar.bg',
      borderBottomWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'topbar.border',
      _print: { display: 'none' },
    },
    menu: {
      display: { base: 'inline-flex', md: 'none' },
      marginInline: 'calc({spacing.2} * -1)',
    },
    brand: {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: '0',
      flex: { base: '1', md: 'none' },
    },
    logo: {
      display: 'inline-flex',
      flex: 'none',
      marginInlineEnd: '2.5',
      color: 'accent.text',
      '& > *': { width: '7', height: '7' },
    },
    name: {
      minWidth: '0',
      textStyle: 'title.sm',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      maxWidth: '64',
    },
    nav: {
      display: { base: 'none', md: 'flex' },
      alignItems: 'center',
      flex: '1',
      minWidth: '0',
      height: 'full',
    },
    actions: { display: 'flex', alignItems: 'center', gap: '1', flex: 'none' },
  },
  variants: { nameAtSide: { true: { brand: { display: { md: 'none' } } } } },
  staticCss: [{ nameAtSide: ['*'] }],
})
