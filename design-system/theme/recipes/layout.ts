import { appShellRecipe } from '#design-system/app-shell/app-shell.recipe.ts'
import { breadcrumbRecipe } from '#design-system/breadcrumb/breadcrumb.recipe.ts'
import { entranceRecipe } from '#design-system/entrance/entrance.recipe.ts'
import { gridLayoutRecipe } from '#design-system/grid/grid.recipe.ts'
import { pageHeaderRecipe } from '#design-system/page-header/page-header.recipe.ts'
import { sidebarRecipe } from '#design-system/sidebar/sidebar.recipe.ts'
import { skipLinkRecipe } from '#design-system/skip-link/skip-link.recipe.ts'
import { stackLayoutRecipe } from '#design-system/stack/stack.recipe.ts'
import { tabBarRecipe } from '#design-system/tab-bar/tab-bar.recipe.ts'
import { topBarRecipe } from '#design-system/top-bar/top-bar.recipe.ts'
import { topNavRecipe } from '#design-system/top-nav/top-nav.recipe.ts'
import { wholeRecipe } from '#design-system/whole/whole.recipe.ts'

export const layout = {
  recipes: {
    gridLayout: gridLayoutRecipe,
    skipLink: skipLinkRecipe,
    stackLayout: stackLayoutRecipe,
    whole: wholeRecipe,
  },
  slotRecipes: {
    appShell: appShellRecipe,
    breadcrumb: breadcrumbRecipe,
    entrance: entranceRecipe,
    pageHeader: pageHeaderRecipe,
    sidebar: sidebarRecipe,
    tabBar: tabBarRecipe,
    topBar: topBarRecipe,
    topNav: topNavRecipe,
  },
}
