import type { Route } from '#server/core/route.ts'
import { myViews } from './read.ts'
import { saveView } from './save.ts'
import { removeMine, setUsual, shareMine } from './standing.ts'

export const viewRoutes: readonly Route[] = [
  { method: 'GET', path: 'system/savedView/mine', access: 'signed-in', answer: myViews },
  { method: 'POST', path: 'system/savedView/save', access: 'signed-in', answer: saveView },
  { method: 'POST', path: 'system/savedView/removeMine', access: 'signed-in', answer: removeMine },
  { method: 'POST', path: 'system/savedView/setUsual', access: 'signed-in', answer: setUsual },
  {
    method: 'POST',
    path: 'system/savedView/shareMine',
    access: 'system.saved-view:share',
    answer: shareMine,
  },
]
