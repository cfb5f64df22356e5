import { defineRecipe } from '@pandacss/dev'

export const fullScreenRecipe = defineRecipe({
  className: 'full-screen',
  base: {
    // In a column that fills the page, what it holds still fills it.
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    minWidth: '0',
    '&[data-full]': {
      position: 'fixed',
      inset: '0',
      zIndex: 'bar',
      overflow: 'auto',
      bg: 'surface.sunken',
      padding: 'page',
    },
  },
})
