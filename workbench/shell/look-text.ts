import { isObject } from '#workbench/http/storage/storage.ts'
import { inOurWords } from '#workbench/portal/look/foreign-look.ts'
import { type Look, lookFrom, usualLook } from '#workbench/portal/look/look.ts'

/** The configuration as text, to be handed to another machine. */
export const lookAsText = (look: Look) => JSON.stringify(look, null, 2)

/** The configuration in a text, ours or the forerunner's; null when it is none. What it does not say, or says wrongly, is as usual. */
export function lookInText(text: string): Look | null {
  try {
    const told: unknown = JSON.parse(text)
    if (!isObject(told)) return null
    const own = inOurWords(told)
    return Object.keys(own).some((name) => Object.hasOwn(usualLook, name)) ? lookFrom(own) : null
  } catch {
    return null
  }
}
