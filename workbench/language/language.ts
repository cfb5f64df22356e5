import { createInstance, type PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Said, sentencesOf } from './sentences.ts'

/** By the codes of the theme configuration (specification, section 9). */
export type Language = 'zh-cn' | 'zh-tw' | 'en'

/** The Chinese text is the key, so simplified Chinese needs no catalogue and a missing entry reads as Chinese. */
export const i18n = createInstance()

const sentences = new Map<string, (sentence: string) => Said | null>()

/** Says a sentence of the server that has values in it, and the names among those, in the language that is spoken. */
const retelling: PostProcessorModule = {
  type: 'postProcessor',
  name: 'retelling',
  process(text, keys, options) {
    if (keys[0] !== text) return text
    const language = options.lng ?? i18n.language
    const said = sentences.get(language)?.(text)
    if (!said) return retoldList(text, language)
    const values = Object.entries(said.values).map(([name, value]) => [
      name,
      i18n.t(value, { lng: language }),
    ])
    return String(i18n.t(said.key, { lng: language, ...Object.fromEntries(values) }))
  },
}

/** What stands between the parts of a record: 授予：校区、楼栋；收回：班级. */
const joints = /(；|，|、| · )/

/** Each part of what the server has listed, said for itself. A list of which we know no part stays as it is written. */
function retoldList(text: string, lng: string) {
  const parts = text.split(joints)
  const told = parts.map((part) => (part === text ? part : i18n.t(part, { lng })))
  return told.some((part, at) => part !== parts[at] && !joints.test(parts[at] ?? '')) ? told.join('') : text
}

void i18n
  .use(retelling)
  .use(initReactI18next)
  .init({
    lng: 'zh-cn',
    fallbackLng: false,
    resources: {},
    initAsync: false,
    // As they are written in the theme configuration, not as BCP 47 would have them.
    lowerCaseLng: true,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    postProcess: [retelling.name],
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
  const catalogue: Record<string, string> = Object.assign({}, ...parts)
  i18n.addResourceBundle(language, 'translation', catalogue)
  sentences.set(language, sentencesOf(Object.keys(catalogue)))
}

/** Speaks another language from here on. Its catalogue comes with the first use. */
export async function speak(language: Language) {
  await learn(language)
  document.documentElement.lang = language
  await i18n.changeLanguage(language)
}
