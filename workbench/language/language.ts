import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'

export type Language = 'zh-CN' | 'en'

/** The Chinese text is the key, so simplified Chinese needs no catalogue and a missing entry reads as Chinese. */
export const i18n = createInstance()

void i18n.use(initReactI18next).init({
  lng: 'zh-CN',
  fallbackLng: false,
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

const catalogues = { en: import.meta.glob<Record<string, string>>('./en/*.json', { import: 'default' }) }

/** Speaks another language from here on. Its catalogue comes with the first use. */
export async function speak(language: Language) {
  if (language !== 'zh-CN' && !i18n.hasResourceBundle(language, 'translation')) {
    const parts = await Promise.all(Object.values(catalogues[language]).map((load) => load()))
    i18n.addResourceBundle(language, 'translation', Object.assign({}, ...parts))
  }
  document.documentElement.lang = language
  await i18n.changeLanguage(language)
}
