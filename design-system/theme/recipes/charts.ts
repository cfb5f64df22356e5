import { chartRecipe } from '#design-system/parts/chart/chart.recipe.ts'
import { provinceTilesRecipe } from '#design-system/province-tiles/province-tiles.recipe.ts'
import { ringChartRecipe } from '#design-system/ring-chart/ring-chart.recipe.ts'

export const charts = {
  recipes: {},
  slotRecipes: { chart: chartRecipe, provinceTiles: provinceTilesRecipe, ringChart: ringChartRecipe },
}
