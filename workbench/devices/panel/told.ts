import { masked } from '#design-system/card-face/mask.ts'
import { faultKinds } from '#devices/fault.ts'
import { maskedNumber } from '#devices/model/id-card.ts'
import type { DeviceEvent } from '#workbench/devices/heard.ts'

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

interface EventWords {
  readonly title: string
  readonly description: string
}

/** The family name alone: 林**. */
const maskedName = (name: string) => `${[...name][0] ?? ''}${'*'.repeat(Math.max(0, [...name].length - 1))}`

/** An event in words, in which no number and no name stands whole. */
export function toldOf(event: DeviceEvent, t: Translate): EventWords {
  switch (event.kind) {
    case 'card': {
      const { canonical, format, weak } = event.tap
      const words = t('{{format}}，{{count}} 字节', { format, count: canonical.length / 2 })
      const note = weak ? t('位数不足，不能单独作为依据') : ''
      return { title: t('刷卡 {{number}}', { number: masked(canonical) }), description: joined(words, note) }
    }
    case 'id-card': {
      const { card } = event
      const until = card.to === null ? t('长期有效') : t('有效期至 {{date}}', { date: card.to })
      return {
        title: t('证件 {{name}} {{number}}', { name: maskedName(card.name), number: maskedNumber(card) }),
        description: joined(t(kinds[card.kind]), until),
      }
    }
    case 'scan':
      return {
        title: t('扫码 {{text}}', { text: masked(event.text.slice(-16)) }),
        description: t('共 {{count}} 个字符', { count: event.text.length }),
      }
    case 'keys':
      return { title: t('按键'), description: t('共 {{count}} 个字符', { count: event.keys.length }) }
    case 'fault':
      return { title: t(faultKinds[event.fault].sentence), description: event.detail ?? event.fault }
  }
}

const kinds = {
  resident: '居民身份证',
  'residence-permit': '港澳台居民居住证',
  foreigner: '外国人永久居留身份证',
} as const

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')
