import { appShellRecipe } from '#design-system/app-shell/app-shell.recipe.ts'
import { areaRailRecipe } from '#design-system/area-rail/area-rail.recipe.ts'
import { bottomBarRecipe } from '#design-system/bottom-bar/bottom-bar.recipe.ts'
import { breadcrumbRecipe } from '#design-system/breadcrumb/breadcrumb.recipe.ts'
import { entranceRecipe } from '#design-system/entrance/entrance.recipe.ts'
import { fullScreenRecipe } from '#design-system/full-screen/full-screen.recipe.ts'
import { gridLayoutRecipe } from '#design-system/grid/grid.recipe.ts'
import { lockScreenRecipe } from '#design-system/lock-screen/lock-screen.recipe.ts'
import { pageHeaderRecipe } from '#design-system/page-header/page-header.recipe.ts'
import { wholeRecipe } from '#design-system/parts/whole/whole.recipe.ts'
import { scrollAreaRecipe } from '#design-system/scroll-area/scroll-area.recipe.ts'
import { sidebarRecipe } from '#design-system/sidebar/sidebar.recipe.ts'
import { skipLinkRecipe } from '#design-system/skip-link/skip-link.recipe.ts'
import { splitterRecipe } from '#design-system/splitter/splitter.recipe.ts'
import { stackLayoutRecipe } from '#design-system/stack/stack.recipe.ts'
import { tabBarRecipe } from '#design-system/tab-bar/tab-bar.recipe.ts'
import { topBarRecipe } from '#design-system/top-bar/top-bar.recipe.ts'
import { topNavRecipe } from '#design-system/top-nav/top-nav.recipe.ts'
import { watermarkRecipe } from '#design-system/watermark/watermark.recipe.ts'

export const layout = {
  recipes: {
    fullScreen: fullScreenRecipe,
    gridLayout: gridLayoutRecipe,
    skipLink: skipLinkRecipe,
    stackLayout: stackLayoutRecipe,
    whole: wholeRecipe,
  },
  slotRecipes: {
    appShell: appShellRecipe,
    areaRail: areaRailRecipe,
    bottomBar: bottomBarRecipe,
    breadcrumb: breadcrumbRecipe,
    entrance: entranceRecipe,
    lockScreen: lockScreenRecipe,
    pageHeader: pageHeaderRecipe,
    scrollArea: scrollAreaRecipe,
    sidebar: sidebarRecipe,
    tabBar: tabBarRecipe,
    topBar: topBarRecipe,
    topNav: topNavRecipe,
    splitter: splitterRecipe,
    watermark: watermarkRecipe,
  },
}
