import { columnSettingsRecipe } from '#design-system/column-settings/column-settings.recipe.ts'
import { dataTableRecipe } from '#design-system/data-table/data-table.recipe.ts'
import { headFilterRecipe } from '#design-system/data-table/head-filter.recipe.ts'

export const table = {
  recipes: {},
  slotRecipes: {
    columnSettings: columnSettingsRecipe,
    dataTable: dataTableRecipe,
    headFilter: headFilterRecipe,
  },
}
