import { carouselStageRecipe } from '#design-system/carousel-stage/carousel-stage.recipe.ts'
import { flipNumberRecipe } from '#design-system/flip-number/flip-number.recipe.ts'
import { rankingRecipe } from '#design-system/ranking/ranking.recipe.ts'
import { screenCanvasRecipe } from '#design-system/screen-canvas/screen-canvas.recipe.ts'
import { screenClockRecipe } from '#design-system/screen-clock/screen-clock.recipe.ts'
import { screenGridRecipe } from '#design-system/screen-grid/screen-grid.recipe.ts'
import { screenPanelRecipe } from '#design-system/screen-panel/screen-panel.recipe.ts'
import { scrollTableRecipe } from '#design-system/scroll-table/scroll-table.recipe.ts'
import { staleBadgeRecipe } from '#design-system/stale-badge/stale-badge.recipe.ts'

export const screen = {
  recipes: {},
  slotRecipes: {
    carouselStage: carouselStageRecipe,
    flipNumber: flipNumberRecipe,
    ranking: rankingRecipe,
    screenCanvas: screenCanvasRecipe,
    screenClock: screenClockRecipe,
    screenGrid: screenGridRecipe,
    screenPanel: screenPanelRecipe,
    scrollTable: scrollTableRecipe,
    staleBadge: staleBadgeRecipe,
  },
}
