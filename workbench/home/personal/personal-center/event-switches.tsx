import { CheckboxGroup } from '#design-system/checkbox/checkbox-group.tsx'
import { Field } from '#design-system/field/field.tsx'
import type { EventSwitch } from '#domain/system/message-choices/calls.ts'
import { messageEvents } from '#domain/system/message-event.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const channels = [
  ['sms', '短信'],
  ['wechatWork', '企业微信'],
  ['email', '邮件'],
] as const

interface EventSwitchesProps {
  readonly switches: readonly EventSwitch[]
  readonly onChange: (switches: readonly EventSwitch[]) => void
}

/** For each event that the college tells outside the portal: by which of its channels the person wants it. */
export function EventSwitches({ switches, onChange }: EventSwitchesProps) {
  const { t } = useTranslation()
  return switches.map((one) => {
    const used = channels.filter(([channel]) => one[channel] !== null)
    const set = (on: readonly string[]) =>
      onChange(
        switches.map((each) =>
          each === one
            ? { ...each, ...Object.fromEntries(used.map(([channel]) => [channel, on.includes(channel)])) }
            : each,
        ),
      )
    return (
      <Field key={one.event} label={codeName(t, messageEvents, one.event)}>
        <CheckboxGroup
          direction="row"
          options={used.map(([value, label]) => ({ value, label: t(label) }))}
          value={used.filter(([channel]) => one[channel]).map(([channel]) => channel)}
          onChange={set}
        />
      </Field>
    )
  })
}
