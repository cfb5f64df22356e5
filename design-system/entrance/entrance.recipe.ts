import { defineSlotRecipe } from '@pandacss/dev'

export const entranceRecipe = defineSlotRecipe({
  className: 'entrance',
  slots: ['root', 'side', 'name', 'welcome', 'picture', 'main', 'brand', 'tools', 'card', 'title', 'foot'],
  base: {
    root: {
      display: 'grid',
      minHeight: 'screen',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax({sizes.dialog.sm}, 4fr)' },
      bg: 'surface',
    },
    side: {
      position: 'relative',
      display: { base: 'none', lg: 'flex' },
      flexDirection: 'column',
      gap: '4',
      padding: '12',
      bg: 'accent',
      bgImage: 'linear-gradient(160deg, {colors.accent} 30%, {colors.accent.pressed})',
      color: 'accent.on',
      overflow: 'hidden',
    },
    name: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      textStyle: 'title.sm',
      '& svg': { width: '7', height: '7', flex: 'none' },
    },
    welcome: { textStyle: 'title.xl', maxWidth: '14em', marginTop: '12' },
    picture: {
      marginTop: 'auto',
      marginInline: 'calc({spacing.12} * -1)',
      marginBottom: 'calc({spacing.12} * -1)',
      '& svg': { display: 'block', width: 'full', height: 'auto', maxHeight: '56vh' },
    },
    brand: {
      display: { base: 'flex', lg: 'none' },
      alignItems: 'center',
      gap: '2',
      textStyle: 'title.sm',
      color: 'accent.text',
      '& svg': { width: '6', height: '6', flex: 'none' },
    },
    main: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minHeight: 'screen',
      padding: { base: '4', sm: '8' },
    },
    tools: { display: 'flex', justifyContent: 'flex-end', gap: '1' },
    card: {
      flex: '1',
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      width: 'full',
      maxWidth: 'entrance',
      marginInline: 'auto',
      // From the top and not in the middle: what comes later below the form moves nothing of it.
      paddingTop: { base: '6', lg: '[11vh]' },
      paddingBottom: '8',
    },
    title: { textStyle: 'title.lg' },
    foot: { textAlign: 'center', textStyle: 'caption', color: 'text.faint' },
  },
})
