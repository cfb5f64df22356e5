import { applyTheme } from '#design-system/theme/theme.ts'
import { isObject, local } from '#workbench/http/storage/storage.ts'
import { inOurWords } from './foreign-look.ts'
import { type Look, lookFrom, usualLook } from './look.ts'

/** Which record keeps what (specification, section 3): the eyes' needs, the style, and all the rest. */
const eyes = ['mode', 'contrast', 'vision', 'density', 'size'] as const satisfies (keyof Look)[]
const style = ['accent', 'tabStyle', 'animation'] as const satisfies (keyof Look)[]

const part = (look: Look, names: readonly (keyof Look)[]) =>
  Object.fromEntries(names.map((name) => [name, look[name]]))

const readAll = () => {
  const records = ['themeConfig', 'themeConfigStyle', 'userTheme'].map((key) => local.read(key, isObject))
  return lookFrom(inOurWords(Object.assign({}, ...records)))
}

let look = readAll()
const listeners = new Set<() => void>()

/** How this machine last looked; the college's own look until somebody chooses. */
export const readLook = (): Look => look

export function onLook(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Before anything is drawn, so that nobody is dazzled by the wrong mode first. Follows what other tabs choose. */
export function startTheme() {
  show(readAll())
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith('themeConfig') || key === 'userTheme') show(readAll())
  })
}

export function changeLook(change: Partial<Look>): Look {
  const next = lookFrom({ ...look, ...change })
  const others = (Object.keys(next) as (keyof Look)[]).filter(
    (name) => !([...eyes, ...style] as string[]).includes(name),
  )
  local.write('userTheme', part(next, eyes))
  local.write('themeConfigStyle', part(next, style))
  local.write('themeConfig', part(next, others))
  return show(next)
}

function show(next: Look) {
  look = next
  const { accent, ...theme } = next
  // The colour of the app is in the sheet already.
  applyTheme(accent === usualLook.accent ? theme : next)
  for (const listener of listeners) listener()
  return next
}
