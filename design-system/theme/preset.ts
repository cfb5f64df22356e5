import { definePreset } from '@pandacss/dev'
import { colorTokens } from './color-tokens.ts'
import { globalCss } from './global.ts'
import { themeConditions } from './looks.ts'
import { actions } from './recipes/actions.ts'
import { charts } from './recipes/charts.ts'
import { data } from './recipes/data.ts'
import { devices } from './recipes/devices.ts'
import { feedback } from './recipes/feedback.ts'
import { input } from './recipes/input.ts'
import { layout } from './recipes/layout.ts'
import { pickers } from './recipes/pickers.ts'
import { screen } from './recipes/screen.ts'
import { table } from './recipes/table.ts'
import { densitySizes, densitySpacing } from './sizes.ts'
import { borderWidths, breakpoints, durations, keyframes, shadows, tokens } from './tokens.ts'
import { bodyFont, textStyles } from './type.ts'

const sections = [actions, charts, data, devices, feedback, input, layout, pickers, screen, table]

/** Everything Panda knows of our look: tokens, their modes and densities, and one recipe for each component. */
export const preset = definePreset({
  name: 'campus',
  globalCss,
  conditions: {
    extend: {
      ...themeConditions,
      // Not `:invalid`: an empty field that must be filled would be red before anybody touched it.
      invalid: '&:is([data-invalid], [aria-invalid=true])',
      traditional: 'html:lang(zh-tw) &',
      compact: '[data-density=compact] &',
      regular: '[data-density=default] &',
      touch: '[data-density=touch] &',
    },
  },
  theme: {
    extend: {
      breakpoints,
      tokens,
      semanticTokens: {
        colors: colorTokens,
        sizes: densitySizes,
        spacing: densitySpacing,
        borderWidths,
        fonts: { body: bodyFont },
        durations,
        shadows,
      },
      textStyles,
      keyframes,
      recipes: Object.assign({}, ...sections.map((section) => section.recipes)),
      slotRecipes: Object.assign({}, ...sections.map((section) => section.slotRecipes)),
    },
  },
})
