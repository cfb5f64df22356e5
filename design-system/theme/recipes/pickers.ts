import { calendarRecipe } from '#design-system/calendar/calendar.recipe.ts'
import { comboboxRecipe } from '#design-system/combobox/combobox.recipe.ts'
import { optionListRecipe } from '#design-system/option-list/option-list.recipe.ts'
import { selectRecipe } from '#design-system/select/select.recipe.ts'

export const pickers = {
  recipes: {},
  slotRecipes: {
    calendar: calendarRecipe,
    combobox: comboboxRecipe,
    optionList: optionListRecipe,
    select: selectRecipe,
  },
}
