import { applyTheme, type Density, type Mode, type Theme } from '#design-system/theme/theme.ts'
import { isObject, local } from '#workbench/storage/storage.ts'

const modes: readonly unknown[] = ['light', 'dark', 'system'] satisfies Mode[]
const densities: readonly unknown[] = ['compact', 'default', 'touch'] satisfies Density[]

const isTheme = (value: unknown): value is Theme =>
  isObject(value) && modes.includes(value.mode) && densities.includes(value.density)

/** How this machine last looked; the college's own look until somebody chooses. */
export const readTheme = (): Theme =>
  local.read('themeConfig', isTheme) ?? { mode: 'light', density: 'default' }

/** Before anything is drawn, so that nobody is dazzled by the wrong mode first. */
export const startTheme = () => applyTheme(readTheme())

export function changeTheme(change: Partial<Theme>) {
  const theme = { ...readTheme(), ...change }
  local.write('themeConfig', theme)
  applyTheme(theme)
}
