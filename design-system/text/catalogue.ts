import { asWritten, type Translate } from './text.tsx'

const catalogues = {
  en: import.meta.glob<Record<string, string>>('./en/*.json', { import: 'default' }),
  'zh-TW': import.meta.glob<Record<string, string>>('./zh-tw/*.json', { import: 'default' }),
}

const isTranslated = (locale: string): locale is keyof typeof catalogues => locale in catalogues

/**
 * The design system's own texts in a language, for a page that has no translator of its own: `zh-CN`, `zh-TW`, `en`.
 * Its catalogues come with the first use; a text that is in none of them reads as Chinese.
 */
export const loadTexts = async (locale: string): Promise<Translate> => {
  const parts = await Promise.all(
    Object.values(isTranslated(locale) ? catalogues[locale] : {}).map((load) => load()),
  )
  const texts: Record<string, string> = Object.assign({}, ...parts)
  return (text, values) => asWritten(texts[text] ?? text, values)
}
