import { browse, config, custom, list, type Screen } from '#domain/kernel/screen.ts'
import { visitSettings } from './settings.ts'
import { visit } from './visit.ts'

export const visitScreens: readonly Screen[] = [
  custom(
    visit,
    'map-pin',
    { counsellor: ['view', 'arrive', 'finish'] },
    { path: 'dormitory/teacher-sign', title: '教师查寝签到' },
  ),
  list(
    visit,
    'clipboard-list',
    { admin: [...browse, 'void'], department: browse, dormmaster: browse },
    { title: '教师查寝记录' },
  ),
  config(
    visitSettings,
    'sliders-horizontal',
    { admin: ['view', 'update'] },
    { path: 'dormitory/visit-config' },
  ),
]
