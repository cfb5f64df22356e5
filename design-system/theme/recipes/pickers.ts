import { cascaderRecipe } from '#design-system/cascader/cascader.recipe.ts'
import { comboboxRecipe } from '#design-system/combobox/combobox.recipe.ts'
import { calendarRecipe } from '#design-system/parts/calendar/calendar.recipe.ts'
import { optionListRecipe } from '#design-system/parts/option-list/option-list.recipe.ts'
import { pickerRecipe } from '#design-system/parts/picker/picker.recipe.ts'
import { popupSelectRecipe } from '#design-system/parts/popup-select/popup-select.recipe.ts'
import { timeColumnsRecipe } from '#design-system/parts/time-columns/time-columns.recipe.ts'
import { selectRecipe } from '#design-system/select/select.recipe.ts'
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
