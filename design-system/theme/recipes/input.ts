import { checkboxRecipe } from '#design-system/checkbox/checkbox.recipe.ts'
import { colorPickerRecipe } from '#design-system/color-picker/color-picker.recipe.ts'
import { fieldRecipe } from '#design-system/field/field.recipe.ts'
import { filterBarRecipe } from '#design-system/filter-bar/filter-bar.recipe.ts'
import { formRecipe } from '#design-system/form/form.recipe.ts'
import { numberInputRecipe } from '#design-system/number-input/number-input.recipe.ts'
import { rangeRecipe } from '#design-system/parts/range/range.recipe.ts'
import { strengthMeterRecipe } from '#design-system/password-input/strength-meter.recipe.ts'
import { pinInputRecipe } from '#design-system/pin-input/pin-input.recipe.ts'
import { radioGroupRecipe } from '#design-system/radio-group/radio-group.recipe.ts'
import { ratingRecipe } from '#design-system/rating/rating.recipe.ts'
import { segmentedRecipe } from '#design-system/segmented/segmented.recipe.ts'
import { sliderRecipe } from '#design-system/slider/slider.recipe.ts'
import { switchRecipe } from '#design-system/switch/switch.recipe.ts'
import { tagsInputRecipe } from '#design-system/tags-input/tags-input.recipe.ts'
import { textAreaRecipe } from '#design-system/text-area/text-area.recipe.ts'
import { textInputRecipe } from '#design-system/text-input/text-input.recipe.ts'

export const input = {
  recipes: {},
  slotRecipes: {
    checkbox: checkboxRecipe,
    colorPicker: colorPickerRecipe,
    field: fieldRecipe,
    form: formRecipe,
    numberInput: numberInputRecipe,
    pinInput: pinInputRecipe,
    radioGroup: radioGroupRecipe,
    rating: ratingRecipe,
    segmented: segmentedRecipe,
    slider: sliderRecipe,
    strengthMeter: strengthMeterRecipe,
    tagsInput: tagsInputRecipe,
    textArea: textAreaRecipe,
    textInput: textInputRecipe,
    toggle: switchRecipe,
    range: rangeRecipe,
    filterBar: filterBarRecipe,
  },
}
