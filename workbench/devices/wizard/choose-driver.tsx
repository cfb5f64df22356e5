import { Field } from '#design-system/field/field.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { driverOf, drivers, driversFor, type LinkName, links } from '#workbench/devices/kinds.ts'
import { isBridgeUrl } from '#workbench/devices/profile.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { CardForm } from './card-form.tsx'
import { type Draft, isCardByText, withDriver } from './draft.ts'
import { LineSettings } from './line-settings.tsx'
import { RecordChoice } from './record-choice.tsx'

const helps: Record<LinkName, string> = {
  serial: '由浏览器直接打开，下一步会请您在浏览器的列表里选中它。',
  hid: '由浏览器直接打开，下一步会请您在浏览器的列表里选中它。',
  keyboard: '设备把内容当作键盘输入，无需授权；中文输入法开着也能识别。',
  bridge: '由这台电脑上的转接程序打开端口，再经本机地址交给页面。',
  simulator: '没有设备时练习或演示用，读到的内容都是模拟的。',
}

interface ChooseDriverProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** Which of the devices of that purpose it is, how it hangs on this computer, and what must be known of it. */
export function ChooseDriver({ draft, onChange }: ChooseDriverProps) {
  const { t } = useTranslation()
  const known = driversFor(draft.purpose)
  return (
    <Stack gap="md">
      <Field label={t('型号或方式')}>
        <RadioGroup
          direction="column"
          value={draft.driver}
          onChange={(driver) => driver && onChange(withDriver(draft, driver))}
          options={known.map((name) => ({
            value: name,
            label: t(drivers[name].label),
            help: t(drivers[name].hint),
          }))}
        />
      </Field>
      <Field label={t('怎样连接')}>
        <RadioGroup
          direction="column"
          value={draft.link}
          onChange={(link) => link && onChange({ ...draft, link })}
          options={driverOf(draft.driver).links.map((link) => ({
            value: link,
            label: t(links[link]),
            help: t(helps[link]),
          }))}
        />
      </Field>
      {draft.link === 'bridge' && (
        <Field
          label={t('转接程序地址')}
          required
          help={t('只能是本机地址，例如 ws://localhost:9001。')}
          error={
            draft.url && !isBridgeUrl(draft.url) && t('请填写 ws://localhost 或 ws://127.0.0.1 开头的地址')
          }
        >
          <TextInput
            value={draft.url ?? ''}
            maxLength={200}
            onChange={({ target }) => onChange({ ...draft, url: target.value.trim() })}
          />
        </Field>
      )}
      <LineSettings draft={draft} onChange={onChange} />
      {isCardByText(draft) && <CardForm draft={draft} onChange={onChange} />}
      {draft.driver === 'osdp' && draft.link !== 'simulator' && (
        <RecordChoice draft={draft} onChange={onChange} />
      )}
    </Stack>
  )
}
