import { asWritten, type Translate } from '#design-system/text/text.tsx'
import { sentence } from '#domain/kernel/phrase.ts'
import { partedFigure } from './figures.ts'

/** The Chinese as it is written in the screens, with its values filled in, and phrases finished. */
export const inChinese: Translate = (text, values = {}) => {
  const finished = sentence(text, partedFigure)
  // A phrase has its values already, and braces in those are somebody's own.
  if (finished !== text) return finished
  return asWritten(
    text,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? sentence(value, partedFigure) : figureOf(value),
      ]),
    ),
  )
}

const figureOf = (value: number) => (typeof value === 'number' ? partedFigure(value) : value)
