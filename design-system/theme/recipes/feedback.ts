import { alertRecipe } from '#design-system/alert/alert.recipe.ts'
import { dialogRecipe } from '#design-system/dialog/dialog.recipe.ts'
import { loadingOverlayRecipe } from '#design-system/loading-overlay/loading-overlay.recipe.ts'
import { resultRecipe } from '#design-system/result/result.recipe.ts'
import { skeletonRecipe } from '#design-system/skeleton/skeleton.recipe.ts'
import { spinnerRecipe } from '#design-system/spinner/spinner.recipe.ts'
import { toasterRecipe } from '#design-system/toaster/toaster.recipe.ts'
import { tooltipRecipe } from '#design-system/tooltip/tooltip.recipe.ts'

export const feedback = {
  recipes: { skeleton: skeletonRecipe, spinner: spinnerRecipe, tooltip: tooltipRecipe },
  slotRecipes: {
    alert: alertRecipe,
    dialog: dialogRecipe,
    loadingOverlay: loadingOverlayRecipe,
    result: resultRecipe,
    toaster: toasterRecipe,
  },
}
