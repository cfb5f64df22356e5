/** What a phrase is filled with: a figure, a text, another phrase, or a list of them. */
export type PhraseValue = string | number | Phrase | readonly PhraseValue[]

/** A key of the catalogues, which is the Chinese sentence with `{{name}}` where a value stands, and its values. */
export interface Phrase {
  readonly key: string
  readonly values: Readonly<Record<string, PhraseValue>>
}

/** A control character, which no text that a person wrote keeps (`seen.ts`). */
const mark = '\u001f'
/** Phrases within phrases, and lists, are no deeper. */
const deepest = 6

/**
 * A sentence with values, `phrase('一次最多处理 {{most}} 条', { most })`, as one string: it goes wherever a message goes,
 * through an Error, an issue of zod, a form, a column. `t` says it in the reader's language, `sentence` in Chinese.
 */
export const phrase = <Key extends string>(
  key: Key,
  values: Readonly<Record<NamesIn<Key>, PhraseValue | null | undefined>>,
): string => writtenPhrase({ key, values: values as Phrase['values'] })

/** The names between the braces of a key: each has its value, and there is no other. */
type NamesIn<Key extends string> = Key extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** A phrase as the one string that carries it. */
export const writtenPhrase = ({ key, values }: Phrase): string =>
  `${key}${mark}${JSON.stringify(values, (_, value) => (typeof value === 'string' ? (phraseIn(value) ?? value) : (value ?? '')))}`

/** The phrase that a string carries; null where the string is only itself. */
export function phraseIn(text: string): Phrase | null {
  const at = text.indexOf(mark)
  if (at < 0) return null
  try {
    const read: unknown = { key: text.slice(0, at), values: JSON.parse(text.slice(at + 1)) }
    return isPhrase(read) ? read : null
  } catch {
    return null
  }
}

/**
 * The finished Chinese sentence, for those that read no keys: other clients, logs, sheets. A plain text stays as it is.
 * `figure` writes the figures among its values.
 */
export const sentence = (text: string, figure: (value: number) => string = String): string =>
  spoken(phraseIn(text) ?? text, figure)

/** A message in an answer: the finished sentence, and beside it the phrase that it is, where it is one. */
export interface Spoken {
  readonly message: string
  readonly phrase?: Phrase | undefined
}

/** A message as an answer tells it. */
export function spokenOf(text: string): Spoken {
  const phrase = phraseIn(text)
  return { message: sentence(text), ...(phrase && { phrase }) }
}

/** A message as it is shown with `t`, from an answer that tells it. */
export const heard = ({ message, phrase }: Spoken): string =>
  isPhrase(phrase) ? writtenPhrase(phrase) : message

/** Whether it is one, as it comes over the wire. */
export const isPhrase = (value: unknown, depth = deepest): value is Phrase =>
  isObject(value) &&
  typeof value.key === 'string' &&
  isObject(value.values) &&
  Object.values(value.values).every((each) => isValue(each, depth - 1))

const isValue = (value: unknown, depth: number): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (depth > 0 &&
    (Array.isArray(value) ? value.every((each) => isValue(each, depth - 1)) : isPhrase(value, depth)))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const placeholder = /\{\{(\w+)\}\}/g

function spoken(value: PhraseValue, figure: (value: number) => string): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return figure(value)
  if ('key' in value)
    return value.key.replace(placeholder, (_, name) => spoken(filledIn(value, name), figure))
  return value.map((each) => spoken(each, figure)).join('、')
}

const filledIn = ({ values }: Phrase, name: string) => (Object.hasOwn(values, name) ? values[name] : '') ?? ''
