import { createInstance, type FormatterModule, type PostProcessorModule, type TOptions } from 'i18next'
import { type Phrase, type PhraseValue, phraseIn } from '#domain/kernel/phrase.ts'
import { partedFigure } from './figures.ts'
import { type Said, sentencesOf } from './sentences.ts'

/** What all screens say alike. The words of an area stand in a namespace of its name, and are looked for first. */
export const common = 'translation'

/** Says Chinese texts in other languages. The Chinese text is the key, and a missing entry reads as Chinese. */
export const i18n = createInstance()

const sentences = new Map<string, (sentence: string) => Said | null>()

/** Says a phrase; and a finished sentence of the server's records, which is found by its pattern, with the names in it. */
const retelling: PostProcessorModule = {
  type: 'postProcessor',
  name: 'retelling',
  process(text, keys, options) {
    const language = options.lng ?? i18n.language
    const phrase = phraseIn(keys[0] ?? '')
    if (phrase) return saidIn({ lng: language, ns: options.ns }, phrase)
    if (keys[0] !== text) return text
    const find = sentences.get(language)
    // Chinese needs no catalogue: there is nothing to find, however often it is spoken.
    if (!find) return text
    const said = find(text)
    if (!said) return retoldAct(text, language) ?? retoldList(text, language)
    const values = Object.entries(said.values).map(([name, value]) => [
      name,
      i18n.t(value, { lng: language }),
    ])
    return String(i18n.t(said.key, { lng: language, ...Object.fromEntries(values) }))
  },
}

/** A language, and the namespaces of the screen that is read. */
type Tongue = Pick<TOptions, 'lng' | 'ns'>

/** A phrase in a language, with the names among its values. */
const saidIn = (tongue: Tongue, { key, values }: Phrase): string =>
  i18n.t(key, {
    ...tongue,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(tongue, value)])),
  })

function valueIn(tongue: Tongue, value: PhraseValue): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return i18n.t(value, tongue)
  if ('key' in value) return saidIn(tongue, value)
  return value.map((each) => valueIn(tongue, each)).join(i18n.t('、', tongue))
}

/** Writes figures within texts as the reader's language does, and says a phrase within a text. */
const written: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format(value, _, language) {
    if (typeof value === 'number') return partedFigure(value, language)
    const phrase = typeof value === 'string' && phraseIn(value)
    return phrase ? saidIn({ lng: language ?? i18n.language }, phrase) : value
  },
}

/** Characters; the label of an action and that of what it was done to are no longer. */
const longestAct = 40

/** What the audit keeps of an action: its label and what it was done to, without a gap. 停用楼栋, 批量停用楼栋. */
function retoldAct(text: string, lng: string): string | undefined {
  if (text.length > longestAct) return undefined
  const [many, act] = text.startsWith('批量') ? [true, text.slice(2)] : [false, text]
  for (let at = 1; at < act.length; at += 1) {
    const words = [act.slice(0, at), act.slice(at)]
    if (!words.every((word) => i18n.exists(word, { lng }))) continue
    const [verb, label] = words.map((word) => i18n.t(word, { lng }))
    const told = i18n.t('{{verb}}{{label}}', { lng, verb, label })
    return many ? i18n.t('{{act}}（批量）', { lng, act: told }) : told
  }
  return undefined
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
  .use(written)
  .init({
    lng: 'zh-cn',
    fallbackLng: false,
    fallbackNS: common,
    resources: {},
    initAsync: false,
    // As they are written in the theme configuration, not as BCP 47 would have them.
    lowerCaseLng: true,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    postProcess: [retelling.name],
  })

const catalogues = {
  'zh-tw': () => import('./traditional-chinese.ts'),
  en: () => import('./english.ts'),
}

/** Fetches the catalogue of a language once. */
export async function learn(language: keyof typeof catalogues) {
  if (i18n.hasResourceBundle(language, common)) return
  const { catalogue, own } = await catalogues[language]()
  for (const [area, words] of Object.entries(own)) i18n.addResourceBundle(language, area, words)
  i18n.addResourceBundle(language, common, catalogue)
  let find: ReturnType<typeof sentencesOf> | undefined
  sentences.set(language, (text) => {
    find ??= sentencesOf(Object.keys(catalogue))
    return find(text)
  })
}
