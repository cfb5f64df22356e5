import { applyTheme, type Density, type Mode, type Theme } from '#design-system/theme/theme.ts'
import type { Language } from '#workbench/language/language.ts'
import { isObject, local } from '#workbench/storage/storage.ts'

/** How the portal looks and speaks on this machine (specification, section 3). */
interface Look extends Theme {
  readonly language: Language
}

const modes: readonly unknown[] = ['light', 'dark', 'system'] satisfies Mode[]
const densities: readonly unknown[] = ['compact', 'default', 'touch'] satisfies Density[]
const languages: readonly unknown[] = ['zh-cn', 'zh-tw', 'en'] satisfies Language[]

const isLook = (value: unknown): value is Look =>
  isObject(value) &&
  modes.includes(value.mode) &&
  densities.includes(value.density) &&
  languages.includes(value.language)

/** How this machine last looked; the college's own look until somebody chooses. */
export const readLook = (): Look =>
  local.read('themeConfig', isLook) ?? { mode: 'light', density: 'default', language: 'zh-cn' }

/** Before anything is drawn, so that nobody is dazzled by the wrong mode first. */
export const startTheme = () => applyTheme(readLook())

export function changeLook(change: Partial<Look>): Look {
  const look = { ...readLook(), ...change }
  local.write('themeConfig', look)
  applyTheme(look)
  return look
}
