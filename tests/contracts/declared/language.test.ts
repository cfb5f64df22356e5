import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { areas, dictionaries } from '#domain/index.ts'
import { collidingIn } from '#scripts/labels/colliding.ts'
import { spokenIn } from '#scripts/labels/missing.ts'
import { ofDictionary, traditional, traditionalCatalogues } from '#scripts/traditional.ts'
import { askedArea, least } from '#tests/support/asked-area.ts'
import { i18n, learn } from '#workbench/language/translator.ts'
import { englishFiles } from './english-files.ts'

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  globSync(englishFiles).map((file) => [file, JSON.parse(readFileSync(file, 'utf8'))]),
)
const english: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(catalogues))

const keys = spokenIn([
  `${askedArea ? `workbench/areas/${askedArea}` : '{workbench,design-system}'}/**/*.{ts,tsx}`,
])

it('every text of the workbench and of the design system has its English', () => {
  expect(keys.length).toBeGreaterThanOrEqual(least(100))
  expect(keys.filter(({ key }) => !english[key])).toEqual([])
})

it('English says what the Chinese says: the same values stand in both', () => {
  const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
  const differing = Object.entries(english).filter(
    ([chinese, text]) => `${values(chinese)}` !== `${values(text)}`,
  )
  expect(differing).toEqual([])
})

it('a word said otherwise for one dictionary stands in that dictionary, and has its English for all others', () => {
  const own = Object.keys(english).filter((text) => ofDictionary.test(text))
  expect(own).not.toEqual([])
  const astray = own.filter((text) => {
    const [, name] = ofDictionary.exec(text) ?? []
    const word = text.replace(ofDictionary, '')
    const dictionary = dictionaries.find((each) => each.name === name)
    return !(dictionary && Object.values(dictionary.labels).includes(word) && english[word])
  })
  expect(astray).toEqual([])
})

it('what an area says otherwise has an area, and its English for all others', () => {
  const files = globSync('workbench/language/en/own/*.json')
  expect(files).not.toEqual([])
  const astray = files.flatMap((file) => {
    const words: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
    const area = basename(file, '.json')
    const known = areas.some((each) => each.area === area)
    return Object.entries(words).filter(([text, own]) => !known || !english[text] || english[text] === own)
  })
  expect(astray).toEqual([])
})

it('within an area its own words come first, and then the common ones', async () => {
  await learn('en')
  const say = i18n.getFixedT('en', 'system')
  expect([say('统计'), say('保存'), i18n.t('统计', { lng: 'en' })]).toEqual(['Figure', 'Save', 'Statistics'])
})

it('a text that stands in several catalogues is said alike in each', () => {
  expect(collidingIn(catalogues)).toEqual([])
})

it.each(traditionalCatalogues(askedArea))(
  '$file is what `npm run traditional` writes, so that every text has its traditional Chinese',
  ({ file, content }) => {
    expect(existsSync(file) ? readFileSync(file, 'utf8') : `no ${file}`).toBe(content)
  },
)

it('traditional Chinese keeps the values, and speaks as Taiwan does', () => {
  expect(traditional('第{{week}}周')).toBe('第{{week}}週')
  expect(traditional('没有访问权限')).toBe('沒有存取權限')
  expect(traditional('校区代码“{{value}}”已存在')).toBe('校區代碼「{{value}}」已存在')
  expect(traditional('加载中')).toBe('載入中')
  expect(traditional('审核参数')).toBe('審核參數')
  expect(traditional('表单分区，正高级工程师')).toBe('表單分區，正高級工程師')
})
