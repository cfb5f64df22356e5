import { asWritten, type Translate } from '#design-system/text/text.tsx'
import { sentence } from '#domain/kernel/phrase.ts'

/** What the doors in front of the frame say, which carry no translator: the Chinese as it is, and phrases finished. */
export const inChinese: Translate = (text, values = {}) => {
  const finished = sentence(text)
  // A phrase has its values already, and braces in those are somebody's own.
  if (finished !== text) return finished
  return asWritten(
    text,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? sentence(value) : value,
      ]),
    ),
  )
}
