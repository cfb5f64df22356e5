import type { TFunction, TOptions } from 'i18next'
import { on, sayingOf } from './language.ts'

/** How a screen speaks: the language that is spoken, the words of its area first. */
export interface Tongue {
  readonly t: TFunction
  readonly language: string
}

/** So many texts are remembered of an area; with one more all are looked up anew. */
const most = 5_000
/** Characters; what is longer was written by somebody, and is said once. */
const longest = 100

const tongues = new Map<string, Tongue>()
on('words', () => tongues.clear())

/** The tongue of an area, the same one whenever it is asked for: who is handed its `t` is drawn anew only with another language. */
export function tongueOf(language: string, area?: string): Tongue {
  const name = `${language} ${area ?? ''}`
  const known = tongues.get(name)
  if (known) return known
  const tongue = { t: remembering(sayingOf(language, area)), language }
  tongues.set(name, tongue)
  return tongue
}

/** A screen says the same few words again and again: what needs no values is looked up once. */
function remembering(say: TFunction): TFunction {
  const said = new Map<string, string>()
  const remembered = (text: string, options?: TOptions) => {
    const sense = senseOf(options)
    if (sense === undefined || text.length > longest) return say(text, options)
    const name = sense + text
    const before = said.get(name)
    if (before !== undefined) return before
    if (said.size >= most) said.clear()
    const words = say(text, options)
    said.set(name, words)
    return words
  }
  return Object.assign(remembered, { $TFunctionBrand: say.$TFunctionBrand }) as TFunction
}

/** What is asked for besides the text, where that is no more than which of its senses is meant. */
function senseOf(options: TOptions | undefined): string | undefined {
  if (!options) return ''
  const [name, ...others] = Object.keys(options)
  if (name === undefined) return ''
  return name === 'context' && others.length === 0 ? `${options.context}\n` : undefined
}
