import { definePreset } from '@pandacss/dev'
import { alertRecipe } from '#design-system/alert/alert.recipe.ts'
import { appShellRecipe } from '#design-system/app-shell/app-shell.recipe.ts'
import { avatarRecipe } from '#design-system/avatar/avatar.recipe.ts'
import { badgeRecipe } from '#design-system/badge/badge.recipe.ts'
import { breadcrumbRecipe } from '#design-system/breadcrumb/breadcrumb.recipe.ts'
import { buttonRecipe } from '#design-system/button/button.recipe.ts'
import { calendarRecipe } from '#design-system/calendar/calendar.recipe.ts'
import { cardRecipe } from '#design-system/card/card.recipe.ts'
import { checkboxRecipe } from '#design-system/checkbox/checkbox.recipe.ts'
import { comboboxRecipe } from '#design-system/combobox/combobox.recipe.ts'
import { dataTableRecipe } from '#design-system/data-table/data-table.recipe.ts'
import { descriptionsRecipe } from '#design-system/descriptions/descriptions.recipe.ts'
import { dialogRecipe } from '#design-system/dialog/dialog.recipe.ts'
import { emptyRecipe } from '#design-system/empty/empty.recipe.ts'
import { entranceRecipe } from '#design-system/entrance/entrance.recipe.ts'
import { fieldRecipe } from '#design-system/field/field.recipe.ts'
import { filterBarRecipe } from '#design-system/filter-bar/filter-bar.recipe.ts'
import { gridLayoutRecipe } from '#design-system/grid/grid.recipe.ts'
import { innerButtonRecipe } from '#design-system/inner-button/inner-button.recipe.ts'
import { linkRecipe } from '#design-system/link/link.recipe.ts'
import { loadingOverlayRecipe } from '#design-system/loading-overlay/loading-overlay.recipe.ts'
import { menuRecipe } from '#design-system/menu/menu.recipe.ts'
import { numberInputRecipe } from '#design-system/number-input/number-input.recipe.ts'
import { pageHeaderRecipe } from '#design-system/page-header/page-header.recipe.ts'
import { paginationRecipe } from '#design-system/pagination/pagination.recipe.ts'
import { rangeRecipe } from '#design-system/range/range.recipe.ts'
import { resultRecipe } from '#design-system/result/result.recipe.ts'
import { selectRecipe } from '#design-system/select/select.recipe.ts'
import { sidebarRecipe } from '#design-system/sidebar/sidebar.recipe.ts'
import { skeletonRecipe } from '#design-system/skeleton/skeleton.recipe.ts'
import { skipLinkRecipe } from '#design-system/skip-link/skip-link.recipe.ts'
import { spinnerRecipe } from '#design-system/spinner/spinner.recipe.ts'
import { stackLayoutRecipe } from '#design-system/stack/stack.recipe.ts'
import { swatchRecipe } from '#design-system/swatch/swatch.recipe.ts'
import { switchRecipe } from '#design-system/switch/switch.recipe.ts'
import { tabBarRecipe } from '#design-system/tab-bar/tab-bar.recipe.ts'
import { tagRecipe } from '#design-system/tag/tag.recipe.ts'
import { textAreaRecipe } from '#design-system/text-area/text-area.recipe.ts'
import { textInputRecipe } from '#design-system/text-input/text-input.recipe.ts'
import { toasterRecipe } from '#design-system/toaster/toaster.recipe.ts'
import { toolbarRecipe } from '#design-system/toolbar/toolbar.recipe.ts'
import { tooltipRecipe } from '#design-system/tooltip/tooltip.recipe.ts'
import { topBarRecipe } from '#design-system/top-bar/top-bar.recipe.ts'
import { topNavRecipe } from '#design-system/top-nav/top-nav.recipe.ts'
import { wholeRecipe } from '#design-system/whole/whole.recipe.ts'
import { colorTokens } from './color-tokens.ts'
import { globalCss } from './global.ts'
import { densitySizes, densitySpacing } from './sizes.ts'
import { durations, keyframes, shadows, tokens } from './tokens.ts'
import { textStyles } from './type.ts'

/** Everything Panda knows of our look: tokens, their modes and densities, and one recipe for each component. */
export const preset = definePreset({
  name: 'campus',
  globalCss,
  conditions: {
    extend: {
      dark: '[data-color-mode=dark] &',
      light: '[data-color-mode=light] &',
      compact: '[data-density=compact] &',
      touch: '[data-density=touch] &',
    },
  },
  theme: {
    extend: {
      breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
      tokens,
      semanticTokens: {
        colors: colorTokens,
        sizes: densitySizes,
        spacing: densitySpacing,
        durations,
        shadows,
      },
      textStyles,
      keyframes,
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        gridLayout: gridLayoutRecipe,
        innerButton: innerButtonRecipe,
        link: linkRecipe,
        skeleton: skeletonRecipe,
        skipLink: skipLinkRecipe,
        spinner: spinnerRecipe,
        stackLayout: stackLayoutRecipe,
        tag: tagRecipe,
        textArea: textAreaRecipe,
        tooltip: tooltipRecipe,
        whole: wholeRecipe,
      },
      slotRecipes: {
        alert: alertRecipe,
        appShell: appShellRecipe,
        avatar: avatarRecipe,
        breadcrumb: breadcrumbRecipe,
        calendar: calendarRecipe,
        card: cardRecipe,
        checkbox: checkboxRecipe,
        combobox: comboboxRecipe,
        dataTable: dataTableRecipe,
        descriptions: descriptionsRecipe,
        dialog: dialogRecipe,
        empty: emptyRecipe,
        entrance: entranceRecipe,
        field: fieldRecipe,
        filterBar: filterBarRecipe,
        loadingOverlay: loadingOverlayRecipe,
        menu: menuRecipe,
        numberInput: numberInputRecipe,
        pageHeader: pageHeaderRecipe,
        pagination: paginationRecipe,
        range: rangeRecipe,
        result: resultRecipe,
        select: selectRecipe,
        sidebar: sidebarRecipe,
        swatch: swatchRecipe,
        toggle: switchRecipe,
        tabBar: tabBarRecipe,
        textInput: textInputRecipe,
        toaster: toasterRecipe,
        toolbar: toolbarRecipe,
        topBar: topBarRecipe,
        topNav: topNavRecipe,
      },
    },
  },
})
