import { cardFaceRecipe } from '#design-system/card-face/card-face.recipe.ts'
import { deviceStatusRecipe } from '#design-system/device-status/device-status.recipe.ts'
import { readerPromptRecipe } from '#design-system/reader-prompt/reader-prompt.recipe.ts'
import { relayButtonRecipe } from '#design-system/relay-button/relay-button.recipe.ts'

export const devices = {
  recipes: {},
  slotRecipes: {
    cardFace: cardFaceRecipe,
    deviceStatus: deviceStatusRecipe,
    readerPrompt: readerPromptRecipe,
    relayButton: relayButtonRecipe,
  },
}
