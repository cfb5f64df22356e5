import { accordionRecipe } from '#design-system/accordion/accordion.recipe.ts'
import { avatarRecipe } from '#design-system/avatar/avatar.recipe.ts'
import { badgeRecipe } from '#design-system/badge/badge.recipe.ts'
import { calendarViewRecipe } from '#design-system/calendar-view/calendar-view.recipe.ts'
import { cardRecipe } from '#design-system/card/card.recipe.ts'
import { descriptionsRecipe } from '#design-system/descriptions/descriptions.recipe.ts'
import { emptyRecipe } from '#design-system/empty/empty.recipe.ts'
import { kanbanRecipe } from '#design-system/kanban/kanban.recipe.ts'
import { listRecipe } from '#design-system/list/list.recipe.ts'
import { paginationRecipe } from '#design-system/pagination/pagination.recipe.ts'
import { checkMarkRecipe } from '#design-system/parts/check-mark/check-mark.recipe.ts'
import { statRecipe } from '#design-system/stat/stat.recipe.ts'
import { stepsRecipe } from '#design-system/steps/steps.recipe.ts'
import { tabsRecipe } from '#design-system/tabs/tabs.recipe.ts'
import { tagRecipe } from '#design-system/tag/tag.recipe.ts'
import { timelineRecipe } from '#design-system/timeline/timeline.recipe.ts'
import { transferRecipe } from '#design-system/transfer/transfer.recipe.ts'
import { treeRecipe } from '#design-system/tree/tree.recipe.ts'

export const data = {
  recipes: { checkMark: checkMarkRecipe },
  slotRecipes: {
    avatar: avatarRecipe,
    badge: badgeRecipe,
    card: cardRecipe,
    descriptions: descriptionsRecipe,
    empty: emptyRecipe,
    pagination: paginationRecipe,
    tag: tagRecipe,
    tabs: tabsRecipe,
    accordion: accordionRecipe,
    stat: statRecipe,
    timeline: timelineRecipe,
    steps: stepsRecipe,
    list: listRecipe,
    transfer: transferRecipe,
    kanban: kanbanRecipe,
    calendarView: calendarViewRecipe,
    tree: treeRecipe,
  },
}
