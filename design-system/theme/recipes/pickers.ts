import { calendarRecipe } from '#design-system/calendar/calendar.recipe.ts'
import { comboboxRecipe } from '#design-system/combobox/combobox.recipe.ts'
import { optionListRecipe } from '#design-system/option-list/option-list.recipe.ts'
import { pickerRecipe } from '#design-system/picker/picker.recipe.ts'
import { selectRecipe } from '#design-system/select/select.recipe.ts'
import { timeColumnsRecipe } from '#design-system/time-columns/time-columns.recipe.ts'

export const pickers = {
  recipes: {},
  slotRecipes: {
    calendar: calendarRecipe,
    combobox: comboboxRecipe,
    optionList: optionListRecipe,
    picker: pickerRecipe,
    select: selectRecipe,
    timeColumns: timeColumnsRecipe,
  },
}
