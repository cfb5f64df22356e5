import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { learn } from './language.ts'
import { tongueOf } from './tongue.ts'
import { i18n } from './translator.ts'

// The translator comes with the first other language.
beforeAll(() => learn('en'))

const store = i18n.store as unknown as { getResource(language: string, area: string, text: string): unknown }
const looked = vi.spyOn(store, 'getResource')

afterEach(() => {
  i18n.removeResourceBundle('fr', 'translation')
  i18n.removeResourceBundle('fr', 'leave')
})

it('a text without values is looked up once, and each sense of it', () => {
  i18n.addResourceBundle('fr', 'translation', { 通过: 'Approuvé', 通过_claim: 'Réussi' })
  const { t } = tongueOf('fr')
  const say = () => [t('通过'), t('通过', { context: 'claim' }), t('通过', {})]
  expect(say()).toEqual(['Approuvé', 'Réussi', 'Approuvé'])
  expect(looked).toHaveBeenCalled()
  looked.mockClear()
  expect(say()).toEqual(['Approuvé', 'Réussi', 'Approuvé'])
  expect(looked).not.toHaveBeenCalled()
})

it('one with values is said with these each time', () => {
  const { t } = tongueOf('zh-cn')
  expect([1, 2].map((count) => t('第 {{count}} 页', { count }))).toEqual(['第 1 页', '第 2 页'])
})

it('the words of an area come first, and those that come later are heard', () => {
  i18n.addResourceBundle('fr', 'translation', { 通过: 'Approuvé' })
  expect(tongueOf('fr', 'leave').t('通过')).toBe('Approuvé')
  i18n.addResourceBundle('fr', 'leave', { 通过: 'Accordé' })
  expect([tongueOf('fr', 'leave').t('通过'), tongueOf('fr').t('通过')]).toEqual(['Accordé', 'Approuvé'])
})

it('is the same one until words are added', () => {
  const tongue = tongueOf('fr')
  expect(tongueOf('fr')).toBe(tongue)
  i18n.addResourceBundle('fr', 'leave', { 通过: 'Accordé' })
  expect(tongueOf('fr')).not.toBe(tongue)
})
