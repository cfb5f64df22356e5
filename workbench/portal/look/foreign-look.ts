import type { Look } from './look.ts'

type StoredLook = Readonly<Record<string, unknown>>
type Foreign = readonly [own: keyof Look, says?: (value: unknown) => unknown]

const either = (yes: string, no: string) => (value: unknown) => (value === true ? yes : no)
const among = (words: Readonly<Record<string, string>>) => (value: unknown) => words[String(value)] ?? value

/** What vue-next-admin 2.4, the portal's forerunner, kept in its theme configuration, and what we call it. */
const foreign: Readonly<Record<string, Foreign>> = {
  primary: ['accent', (value) => String(value).toLowerCase()],
  isIsDark: ['mode', either('dark', 'light')],
  isGrayscale: ['vision', either('grey', 'normal')],
  globalComponentSize: ['density', among({ small: 'compact', large: 'default' })],
  globalI18n: ['language'],
  isCollapse: ['collapsed'],
  isUniqueOpened: ['uniqueOpened'],
  isShowLogo: ['logo'],
  isBreadcrumb: ['breadcrumb'],
  isBreadcrumbIcon: ['breadcrumbIcon'],
  isTagsview: ['tabs'],
  isTagsviewIcon: ['tabIcons'],
  isCacheTagsView: ['tabsKept'],
  isSortableTagsView: ['tabsSortable'],
  tagsStyle: [
    'tabStyle',
    among({ 'tags-style-one': 'card', 'tags-style-four': 'line', 'tags-style-five': 'soft' }),
  ],
  isFooter: ['footer'],
  isWartermark: ['watermark'],
  wartermarkText: ['watermarkText'],
  isLockScreen: ['lockScreen'],
  lockScreenTime: ['lockAfter'],
  animation: ['animation', among({ 'slide-right': 'slide', 'slide-left': 'slide', opacitys: 'fade' })],
}

/** A record of the forerunner in our words; where a record speaks both, ours stand. */
export const inOurWords = (told: StoredLook): StoredLook =>
  Object.fromEntries([
    ...Object.entries(told).flatMap(([name, value]) => {
      const [own, says] = (Object.hasOwn(foreign, name) && foreign[name]) || []
      return own ? [[own, says ? says(value) : value]] : []
    }),
    ...Object.entries(told).filter(([name]) => !Object.hasOwn(foreign, name)),
  ])
