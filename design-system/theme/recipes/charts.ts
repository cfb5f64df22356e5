import { chartRecipe } from '#design-system/chart/chart.recipe.ts'
import { ringChartRecipe } from '#design-system/ring-chart/ring-chart.recipe.ts'

export const charts = {
  recipes: {},
  slotRecipes: { chart: chartRecipe, ringChart: ringChartRecipe },
}
