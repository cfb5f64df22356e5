import { buttonRecipe } from '#design-system/button/button.recipe.ts'
import { innerButtonRecipe } from '#design-system/inner-button/inner-button.recipe.ts'
import { linkRecipe } from '#design-system/link/link.recipe.ts'
import { menuRecipe } from '#design-system/menu/menu.recipe.ts'
import { toolbarRecipe } from '#design-system/toolbar/toolbar.recipe.ts'

export const actions = {
  recipes: { button: buttonRecipe, innerButton: innerButtonRecipe, link: linkRecipe },
  slotRecipes: { menu: menuRecipe, toolbar: toolbarRecipe },
}
