import { expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Action } from '#domain/kernel/action.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { cronWords } from '#domain/kits/cron-words.ts'
import { declaredIn, saidIn, writtenIn } from '#scripts/labels/said.ts'
import type { Sentence } from '#scripts/labels/sentences.ts'
import { askedArea, isOfAsked, least } from '#tests/support/asked-area.ts'
import { i18n } from '#workbench/language/translator.ts'
import { learnEnglish } from './english-files.ts'

const said = saidIn(askedArea)
const written = writtenIn(askedArea)

/** As it comes over the wire: with values where the pattern has places for them. */
function spoken(pattern: string) {
  const values: string[] = []
  const sentence = pattern.replace(/\{\{\w*\}\}/g, () => {
    values.push(`X${values.length + 1}`)
    return values.at(-1) ?? ''
  })
  return { sentence, values }
}

const chinese = /[\p{Script=Han}，。：；]/u
const isPhrase = ({ call }: Sentence) => call === 'phrase'

it('every phrase of the server, a field or a process is a key of the catalogues', async () => {
  await learnEnglish()
  const phrases = [...said, ...declaredIn(askedArea)].filter(
    (each) => isPhrase(each) && each.pattern.includes('{{'),
  )
  expect(phrases.length).toBeGreaterThanOrEqual(least(200))
  const missing = phrases.filter(({ pattern }) => !i18n.exists(pattern, { lng: 'en' }))
  expect([...new Set(missing.map(({ pattern, file }) => `${file}: ${pattern}`))]).toEqual([])
})

it('a refusal with values is a phrase', () => {
  const composed = said.filter(
    ({ call, property, pattern }) =>
      (call === 'refuse' || (call.endsWith('Refused') && property === 'message')) && pattern.includes('{{}}'),
  )
  expect([...new Set(composed.map(({ pattern, file }) => `${file}: ${pattern}`))]).toEqual([])
})

it('a phrase is said in the language, with its values and the phrases within', async () => {
  await learnEnglish()
  const most = phrase('一次最多处理 {{count}} 条', { count: 50_000 })
  const within = phrase('{{what}}：{{why}}', { what: '校区', why: most })
  const say = (text: string, lng: string) => i18n.t(text, { lng })
  expect([say(most, 'zh-cn'), say(within, 'en')]).toEqual([
    '一次最多处理 50,000 条',
    'Campus: At most 50,000 entries at a time',
  ])
  expect(i18n.t('没有传完：{{fault}}', { lng: 'en', fault: most })).toContain('At most 50,000')
})

it('every sentence that the server or a field can say has its English, with its values', async () => {
  await learnEnglish()
  expect(said.length).toBeGreaterThanOrEqual(least(200))
  const missing = said.filter(({ pattern }) => {
    const { sentence, values } = spoken(pattern)
    // 是 and 否 stand in English too: they are what the cell must hold.
    const text = i18n.t(sentence, { lng: 'en' }).replace(/是 or 否|[“”]/g, '')
    return chinese.test(text) || !values.every((value) => text.includes(value))
  })
  expect([...new Set(missing.map(({ pattern, file }) => `${file}: ${pattern}`))]).toEqual([])
})

it('names among the values are said in the language too', async () => {
  await learnEnglish()
  expect(i18n.t('请填写校区名称', { lng: 'en' })).toBe('Campus name is required')
  expect(i18n.t('校区第 3 条：没有找到校区', { lng: 'en' })).toBe('Campus 3: Did not find Campus')
  expect(i18n.t('张三', { lng: 'en' })).toBe('张三')
})

const chineseWord = /\p{Script=Han}/u
const inEnglish = (text: string) => i18n.t(text, { lng: 'en' })

it('every action that the audit keeps is read in English too', async () => {
  await learnEnglish()
  const auditable = resources
    .filter((resource) => resource.audited && isOfAsked(resource))
    .flatMap(({ label, actions }) => {
      const verbs = ['新增', '修改', '删除', '导入', '撤销导入', '批量修改', '批量删除']
      // What only opens another screen is not kept.
      const acts = Object.values((actions ?? {}) as Readonly<Record<string, Action>>).filter(
        ({ open }) => !open,
      )
      return [...verbs, ...acts.flatMap((action) => [action.label, `批量${action.label}`])].map(
        (verb) => verb + label,
      )
    })
  const acted = written
    .filter(({ property, pattern }) => property === 'action' && !pattern.includes('{{}}'))
    .map(({ pattern }) => pattern)
  expect(auditable.length).toBeGreaterThanOrEqual(least(100))
  expect(acted.length).toBeGreaterThanOrEqual(least(30))
  const chosen = ['启用短信验证', '停用短信验证', '设置电子签名', '删除电子签名', '共享列表视图“Mine”']
  const missing = [...auditable, ...acted, ...chosen].filter((text) => chineseWord.test(inEnglish(text)))
  expect(missing).toEqual([])
})

it('what was done with, and how, that the audit keeps is read in English too', async () => {
  await learnEnglish()
  const kept = written.filter(
    ({ file, property }) =>
      /^(target|detail)$/.test(property) ||
      (property === 'reason' && /^server.identity.(session|federation)/.test(file)),
  )
  expect(kept.length).toBeGreaterThanOrEqual(least(15))
  const missing = kept.filter(({ pattern }) => {
    const { sentence, values } = spoken(pattern)
    return chinese.test(inEnglish(sentence)) || !values.every((value) => inEnglish(sentence).includes(value))
  })
  expect(missing.map(({ pattern, file }) => `${file}: ${pattern}`)).toEqual([])
})

it.each([
  ['授予：校区、楼栋；收回：班级', 'Grant: Campus, Building; Revoke: Class'],
  ['Campus ID：没有对应的账号', 'Campus ID: No matching account'],
  [
    '人证不符；原因：证件遗失；第二人：li.wei；核验台：A1',
    'Card and person differ; Reason: 证件遗失; Second person: li.wei; Desk: A1',
  ],
  ['用户名或密码错误，Chrome 126 · Windows 10', 'Wrong user name or password, Chrome 126 · Windows 10'],
  ['张三、李四', '张三、李四'],
])('the list %s of a record is read in English as %s', async (kept, words) => {
  await learnEnglish()
  expect(inEnglish(kept)).toBe(words)
})

it.each([
  ['*/10 * * * *', 'Every 10 minutes'],
  ['* * * * *', 'Every minute'],
  ['5 * * * *', 'Every hour, at minute 5'],
  ['5 */6 * * *', 'Every 6 hours, at minute 5'],
  ['30 2 * * *', 'Every day at 02:30'],
  ['0 8 * * 1-5', 'On workdays at 08:00'],
  ['0 8 * * 7', 'Sundays at 08:00'],
  ['15 3 1 * *', 'On day 1 of each month at 03:15'],
  ['1,2 * * * *', 'By the expression 1,2 * * * *'],
])('the rhythm of %s is read in English as %s', async (cron, words) => {
  await learnEnglish()
  expect(inEnglish(cronWords(cron))).toBe(words)
})
