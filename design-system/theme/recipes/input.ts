import { checkboxRecipe } from '#design-system/checkbox/checkbox.recipe.ts'
import { fieldRecipe } from '#design-system/field/field.recipe.ts'
import { filterBarRecipe } from '#design-system/filter-bar/filter-bar.recipe.ts'
import { numberInputRecipe } from '#design-system/number-input/number-input.recipe.ts'
import { rangeRecipe } from '#design-system/range/range.recipe.ts'
import { switchRecipe } from '#design-system/switch/switch.recipe.ts'
import { textAreaRecipe } from '#design-system/text-area/text-area.recipe.ts'
import { textInputRecipe } from '#design-system/text-input/text-input.recipe.ts'

export const input = {
  recipes: { textArea: textAreaRecipe },
  slotRecipes: {
    checkbox: checkboxRecipe,
    field: fieldRecipe,
    numberInput: numberInputRecipe,
    textInput: textInputRecipe,
    toggle: switchRecipe,
    range: rangeRecipe,
    filterBar: filterBarRecipe,
  },
}
