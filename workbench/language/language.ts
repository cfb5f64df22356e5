import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** By the codes of the theme configuration (specification, section 9). */
export type Language = 'zh-cn' | 'zh-tw' | 'en'

/** The Chinese text is the key, so simplified Chinese needs no catalogue and a missing entry reads as Chinese. */
export const i18n = createInstance()

void i18n.use(initReactI18next).init({
  lng: 'zh-cn',
  fallbackLng: false,
  resources: {},
  initAsync: false,
  // As they are written in the theme configuration, not as BCP 47 would have them.
  lowerCaseLng: true,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

const catalogues = {
  'zh-tw': import.meta.glob<Record<string, string>>(['./zh-tw/*.json', '/design-system/text/zh-tw/*.json'], {
    import: 'default',
  }),
  en: import.meta.glob<Record<string, string>>(['./en/*.json', '/design-system/text/en/*.json'], {
    import: 'default',
  }),
}

/** Fetches the catalogue of a language once, without speaking it yet. */
export async function learn(language: Language) {
  if (language === 'zh-cn' || i18n.hasResourceBundle(language, 'translation')) return
  const parts = await Promise.all(Object.values(catalogues[language]).map((load) => load()))
  i18n.addResourceBundle(language, 'translation', Object.assign({}, ...parts))
}

/** Speaks another language from here on. Its catalogue comes with the first use. */
export async function speak(language: Language) {
  await learn(language)
  document.documentElement.lang = language
  await i18n.changeLanguage(language)
}
