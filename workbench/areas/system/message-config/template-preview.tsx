import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import { messageConfig } from '#domain/system/message-config.ts'
import { messageEvents, placeholdersOf, sampleOf } from '#domain/system/message-event.ts'
import { listQuery } from '#workbench/engine/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** What a message of an event would say to somebody, and what its templates may use. */
export function TemplatePreview() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Eye />} onClick={() => setOpen(true)}>
        {t('模板预览')}
      </Button>
      {open && <Preview onClose={() => setOpen(false)} />}
    </>
  )
}

function Preview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data = [], isPending } = useQuery(listQuery(messageConfig, {}))
  const [event, setEvent] = useState('notice')
  const config = data.find((row) => row.event === event)
  const usual = {
    title: '{{title}}',
    text: '{{text}}',
    inApp: true,
    sms: false,
    wechatWork: false,
    email: false,
  }
  const { title, text, inApp, sms, wechatWork, email } = config?.enabled ? config : usual
  const channels = [inApp && '站内消息', sms && '短信', wechatWork && '企业微信', email && '邮件'].filter(
    (each) => each !== false,
  )
  return (
    <Dialog
      open
      title={t('模板预览')}
      description={t('以示例内容代入占位符。')}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('关闭')}
        </Button>
      }
    >
      <Stack>
        <Field label={t('消息事件')}>
          <Select
            options={entriesOf(messageEvents).map(([value, label]) => ({ value, label: t(label) }))}
            value={event}
            onChange={(value) => value && setEvent(value)}
          />
        </Field>
        {!isPending && (
          <Descriptions
            columns={1}
            items={[
              {
                label: t('配置'),
                value: config?.enabled ? t('已配置') : t('未配置，按默认方式发送站内消息'),
              },
              {
                label: t('发送渠道'),
                value: (
                  <Stack direction="row" gap="sm" wrap>
                    {channels.map((channel) => (
                      <Tag key={channel}>{t(channel)}</Tag>
                    ))}
                  </Stack>
                ),
              },
              { label: t('标题'), value: sampleOf(title, event) },
              { label: t('内容'), value: sampleOf(text, event), whole: true },
              {
                label: t('可用的占位符'),
                whole: true,
                value: (
                  <Stack direction="row" gap="sm" wrap>
                    {Object.entries(placeholdersOf(event)).map(([name, { label }]) => (
                      <Tag key={name}>{`{{${name}}} ${t(label)}`}</Tag>
                    ))}
                  </Stack>
                ),
              },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  )
}
