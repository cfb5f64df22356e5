import { calendarRecipe } from '#design-system/calendar/calendar.recipe.ts'
import { cascaderRecipe } from '#design-system/cascader/cascader.recipe.ts'
import { comboboxRecipe } from '#design-system/combobox/combobox.recipe.ts'
import { optionListRecipe } from '#design-system/option-list/option-list.recipe.ts'
import { pickerRecipe } from '#design-system/picker/picker.recipe.ts'
import { popupSelectRecipe } from '#design-system/popup-select/popup-select.recipe.ts'
import { selectRecipe } from '#design-system/select/select.recipe.ts'
import { timeColumnsRecipe } from '#design-system/time-columns/time-columns.recipe.ts'
import { treeSelectRecipe } from '#design-system/tree-select/tree-select.recipe.ts'

export const pickers = {
  recipes: {},
  slotRecipes: {
    calendar: calendarRecipe,
    cascader: cascaderRecipe,
    combobox: comboboxRecipe,
    optionList: optionListRecipe,
    picker: pickerRecipe,
    popupSelect: popupSelectRecipe,
    select: selectRecipe,
    timeColumns: timeColumnsRecipe,
    treeSelect: treeSelectRecipe,
  },
}
