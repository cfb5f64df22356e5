import { calendarRecipe } from '#design-system/calendar/calendar.recipe.ts'
import { comboboxRecipe } from '#design-system/combobox/combobox.recipe.ts'
import { selectRecipe } from '#design-system/select/select.recipe.ts'

export const pickers = {
  recipes: {},
  slotRecipes: { select: selectRecipe, combobox: comboboxRecipe, calendar: calendarRecipe },
}
