export const screen = {
  recipes: {},
  slotRecipes: {},
}
