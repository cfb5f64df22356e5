import { useTranslation } from 'react-i18next'
import type { Field } from '#domain/kernel/field.ts'

const figure = / (-?\d+(?:\.\d+)?)(?= |$)/
const quoted = /“([^“”]*)”/

/** 校区名称不能超过 100 个字 → {{label}}不能超过 {{count}} 个字: one entry of a catalogue for all fields. */
export function messageKey(label: string, message: string) {
  const [, count] = figure.exec(message) ?? []
  const [, value] = quoted.exec(message) ?? []
  return {
    key: message.replaceAll(label, '{{label}}').replace(figure, ' {{count}}').replace(quoted, '“{{value}}”'),
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(value === undefined ? {} : { value }),
  }
}

/** Says what is wrong with a field in the reader's language. */
export function useSay() {
  const { t, i18n } = useTranslation()
  return (field: Field, message: string) => {
    if (i18n.exists(message)) return t(message)
    const { key, ...values } = messageKey(field.label, message)
    return t(key, { label: t(field.label), ...values })
  }
}
