import { defineRecipe } from '@pandacss/dev'

export const fullScreenRecipe = defineRecipe({
  className: 'full-screen',
  base: {
    display: 'flow-root',
    minWidth: '0',
    '&[data-full]': {
      position: 'fixed',
      inset: '0',
      zIndex: 'bar',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'auto',
      bg: 'surface.sunken',
      padding: 'page',
    },
  },
})
