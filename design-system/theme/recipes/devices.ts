export const devices = {
  recipes: {},
  slotRecipes: {},
}
