export const charts = {
  recipes: {},
  slotRecipes: {},
}
