import { dataTableRecipe } from '#design-system/data-table/data-table.recipe.ts'

export const table = {
  recipes: {},
  slotRecipes: { dataTable: dataTableRecipe },
}
