import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { CheckboxGroup } from '#design-system/checkbox/checkbox-group.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TimePicker } from '#design-system/time-picker/time-picker.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import { chosenKinds, mailPaces } from '#domain/system/message-choice.ts'
import {
  type MessageChoices as Choices,
  type ChosenKind,
  type MailPace,
  messageChoiceCalls,
} from '#domain/system/message-choices/calls.ts'
import { css } from '#styled-system/css/index.js'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { EventSwitches } from './event-switches.tsx'
import { choicesQuery } from './queries.ts'

const kinds = Object.keys(chosenKinds.labels) as readonly ChosenKind[]
/** Said as what goes out, kept as what does not: a kind that comes later goes out. */
const others = (some: readonly ChosenKind[]) => kinds.filter((kind) => !some.includes(kind))

export function MessageChoicesForm({ choices }: { readonly choices: Choices }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [sms, setSms] = useState<readonly ChosenKind[]>(() => others(choices.withoutSms))
  const [wechatWork, setWechatWork] = useState<readonly ChosenKind[]>(() => others(choices.withoutWechatWork))
  const [email, setEmail] = useState<readonly ChosenKind[]>(() => others(choices.withoutEmail))
  const [mailPace, setMailPace] = useState<MailPace>(choices.mailPace)
  const [switches, setSwitches] = useState(choices.switches)
  const [quietFrom, setQuietFrom] = useState(choices.quietFrom)
  const [quietTo, setQuietTo] = useState(choices.quietTo)
  const save = useMutation({
    mutationFn: () =>
      ask(
        messageChoiceCalls.set,
        {
          ...{ withoutSms: others(sms), withoutWechatWork: others(wechatWork), withoutEmail: others(email) },
          ...{ mailPace, quietFrom, quietTo },
          switches: switches.map(({ event, sms, wechatWork, email }) => ({
            event,
            sms: sms ?? true,
            wechatWork: wechatWork ?? true,
            email: email ?? true,
          })),
        },
        { quiet: true },
      ),
    onSuccess: (kept) => {
      queries.setQueryData(choicesQuery.queryKey, kept)
      toast.success(t('消息接收设置已保存'))
    },
  })
  const faults = (save.error instanceof HttpFailure && save.error.fields) || {}
  const options = kinds.map((value) => ({ value, label: codeName(t, chosenKinds, value) }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form className={narrow} noValidate onSubmit={submit}>
      <Stack>
        <Alert>{t('站内消息和账号安全提醒始终发送。其他消息由学校决定发送渠道，您可以在这里关闭。')}</Alert>
        {save.error && <Alert tone="danger">{t(save.error.message)}</Alert>}
        <Field
          name="sms"
          label={t('短信接收')}
          help={choices.hasPhone ? undefined : t('账号上没有手机号，收不到短信。')}
        >
          <CheckboxGroup direction="row" options={options} value={sms} onChange={setSms} />
        </Field>
        <Field
          name="wechatWork"
          label={t('企业微信接收')}
          help={choices.isMember ? undefined : t('账号没有绑定企业微信，收不到企业微信消息。')}
        >
          <CheckboxGroup direction="row" options={options} value={wechatWork} onChange={setWechatWork} />
        </Field>
        <Field
          name="email"
          label={t('邮件接收')}
          help={choices.hasEmail ? undefined : t('档案中没有电子邮箱，收不到邮件。')}
        >
          <CheckboxGroup direction="row" options={options} value={email} onChange={setEmail} />
        </Field>
        <Field
          name="mailPace"
          label={t('邮件频率')}
          help={t('汇总时，此间的消息合为一封邮件发送；账号安全提醒仍即时发送。')}
        >
          <Segmented
            label={t('邮件频率')}
            options={entriesOf(mailPaces).map(([value, label]) => ({ value, label: t(label) }))}
            value={mailPace}
            onChange={(pace) => pace && setMailPace(pace as MailPace)}
          />
        </Field>
        {switches.length > 0 && (
          <>
            <Alert>{t('以下事件由学校在站外发送，您也可以逐项关闭。')}</Alert>
            <EventSwitches switches={switches} onChange={setSwitches} />
          </>
        )}
        <Field
          name="quietFrom"
          label={t('免打扰开始')}
          help={t('此间短信、企业微信和邮件推迟到免打扰结束后发送；不需要免打扰时留空。')}
          error={faults.quietFrom && t(faults.quietFrom)}
        >
          <TimePicker value={quietFrom} onChange={setQuietFrom} />
        </Field>
        <Field name="quietTo" label={t('免打扰结束')} error={faults.quietTo && t(faults.quietTo)}>
          <TimePicker value={quietTo} onChange={setQuietTo} />
        </Field>
        <Stack direction="row">
          <Button type="submit" variant="solid" loading={save.isPending}>
            {t('保存')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

const narrow = css({ maxWidth: 'dialog.md' })
