import { buttonRecipe } from '#design-system/button/button.recipe.ts'
import { buttonGroupRecipe } from '#design-system/button-group/button-group.recipe.ts'
import { commandPaletteRecipe } from '#design-system/command-palette/command-palette.recipe.ts'
import { kbdRecipe } from '#design-system/kbd/kbd.recipe.ts'
import { linkRecipe } from '#design-system/link/link.recipe.ts'
import { menuRecipe } from '#design-system/menu/menu.recipe.ts'
import { innerButtonRecipe } from '#design-system/parts/inner-button/inner-button.recipe.ts'
import { toolbarRecipe } from '#design-system/toolbar/toolbar.recipe.ts'

export const actions = {
  recipes: {
    button: buttonRecipe,
    buttonGroup: buttonGroupRecipe,
    innerButton: innerButtonRecipe,
    kbd: kbdRecipe,
    link: linkRecipe,
  },
  slotRecipes: { commandPalette: commandPaletteRecipe, menu: menuRecipe, toolbar: toolbarRecipe },
}
