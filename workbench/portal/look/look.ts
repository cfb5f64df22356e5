import type { ShellLayout } from '#design-system/app-shell/app-shell.tsx'
import { accents } from '#design-system/theme/accents.ts'
import type { Theme } from '#design-system/theme/theme.ts'
import type { Language } from '#workbench/language/language.ts'

/** How the portal looks, speaks and behaves on this machine: the theme configuration (specification, section 3). */
export interface Look extends Required<Theme> {
  readonly language: Language
  readonly layout: ShellLayout
  /** The side menu as icons only. */
  readonly collapsed: boolean
  /** Only one area of the side menu is open at a time. */
  readonly uniqueOpened: boolean
  readonly logo: boolean
  readonly breadcrumb: boolean
  readonly breadcrumbIcon: boolean
  readonly tabs: boolean
  readonly tabIcons: boolean
  /** Open tabs come back after a reload. */
  readonly tabsKept: boolean
  readonly tabsSortable: boolean
  readonly tabStyle: 'soft' | 'line' | 'card'
  readonly footer: boolean
  /** Asked for by the person; a college that asks for it has it in any case. */
  readonly watermark: boolean
  readonly watermarkText: string
  readonly lockScreen: boolean
  /** Seconds without a key or a click until the screen locks; 30 by specification, section 9. */
  readonly lockAfter: number
  readonly animation: 'slide' | 'fade' | 'none'
}

interface Setting<Value> {
  readonly usual: Value
  readonly fits: (value: unknown) => boolean
}

const oneOf = <Value extends string>(usual: Value, ...others: Value[]): Setting<Value> => ({
  usual,
  fits: (value) => [usual, ...others].includes(value as Value),
})
const yesNo = (usual: boolean): Setting<boolean> => ({ usual, fits: (value) => typeof value === 'boolean' })

/** Seconds. */
export const lockLimits = { min: 10, max: 9999 } as const
/** Characters of one's own words in the watermark. */
export const longestMark = 30

const settings: { readonly [Name in keyof Look]: Setting<Look[Name]> } = {
  mode: oneOf('light', 'dark', 'system'),
  density: oneOf('auto', 'compact', 'default', 'touch'),
  size: oneOf('normal', 'large', 'larger'),
  accent: {
    usual: accents[0].value,
    fits: (value) => typeof value === 'string' && /^#[\da-f]{6}$/.test(value),
  },
  contrast: oneOf('system', 'normal', 'more'),
  vision: oneOf('normal', 'grey', 'weak'),
  language: oneOf('zh-cn', 'zh-tw', 'en'),
  layout: oneOf('transverse', 'classic', 'columns', 'defaults'),
  collapsed: yesNo(false),
  uniqueOpened: yesNo(true),
  logo: yesNo(true),
  breadcrumb: yesNo(true),
  breadcrumbIcon: yesNo(false),
  tabs: yesNo(true),
  tabIcons: yesNo(false),
  tabsKept: yesNo(true),
  tabsSortable: yesNo(true),
  tabStyle: oneOf('soft', 'line', 'card'),
  footer: yesNo(false),
  watermark: yesNo(false),
  watermarkText: {
    usual: '',
    fits: (value) => typeof value === 'string' && value.length <= longestMark,
  },
  lockScreen: yesNo(false),
  lockAfter: {
    usual: 30,
    fits: (value) =>
      Number.isInteger(value) && Number(value) >= lockLimits.min && Number(value) <= lockLimits.max,
  },
  animation: oneOf('slide', 'fade', 'none'),
}

type StoredLook = Readonly<Record<string, unknown>>

/** What a record says and can be; every other setting is as usual. Never throws. */
export const lookFrom = (told: StoredLook): Look =>
  Object.fromEntries(
    Object.entries(settings).map(([name, { usual, fits }]) => [name, fits(told[name]) ? told[name] : usual]),
  ) as unknown as Look

/** How it looks before anybody chose. */
export const usualLook: Look = lookFrom({})
