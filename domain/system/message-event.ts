import type { MessageEvent, Placeholder } from '#domain/kernel/area.ts'
import { type Registry, registry } from '#domain/kernel/registry.ts'

/** What the app tells people of. */
export const messageEvents: Registry<MessageEvent> = registry('system.message-event', '消息事件')

const common = {
  title: { label: '消息标题', sample: '关于 2026 年秋季学期开学安排的通知' },
  text: { label: '消息内容', sample: '请各班于 8 月 31 日前完成报到注册。' },
  name: { label: '接收人姓名', sample: '李明' },
  school: { label: '学校名称', sample: '示例学院' },
  time: { label: '发送时间', sample: '2026-08-25 09:00' },
} as const satisfies Readonly<Record<string, Placeholder>>

/** The words that templates of an event may use, `{{title}}` for `title`. There is nothing else: no expressions. */
export const placeholdersOf = (event: string): Readonly<Record<string, Placeholder>> => ({
  ...common,
  ...messageEvents.known.get(event)?.words,
})

const place = /\{\{\s*(\w+)\s*\}\}/g

/** Puts values in their places, once: what a value says is text, whatever it looks like. */
export const filledIn = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(place, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))

/** Words in a template that its event does not know; braces that name no word count as one. */
export function unknownPlaces(template: string, event: string): readonly string[] {
  const known = placeholdersOf(event)
  const named = [...template.matchAll(place)].map(([, name = '']) => name)
  const rest = template.replace(place, '')
  return [...named.filter((name) => !Object.hasOwn(known, name)), ...(/\{\{|\}\}/.test(rest) ? ['{{'] : [])]
}

/** The template with the samples of its event. */
export const sampleOf = (template: string, event: string) =>
  filledIn(
    template,
    Object.fromEntries(Object.entries(placeholdersOf(event)).map(([name, { sample }]) => [name, sample])),
  )
