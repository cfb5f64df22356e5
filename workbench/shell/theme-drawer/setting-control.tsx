import { ColorPicker } from '#design-system/color-picker/color-picker.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { speak } from '#workbench/language/language.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { lockLimits, longestMark } from '#workbench/portal/look/look.ts'
import { changeLook } from '#workbench/portal/look/theme-config.ts'
import { useLook } from '#workbench/portal/look/use-look.ts'
import { languages, type Setting, swatches } from './settings.ts'

/** What a setting is chosen with. It is in force at once. */
export function SettingControl({ setting }: { setting: Exclude<Setting, { type: 'switch' }> }) {
  const { t } = useTranslation()
  const look = useLook()
  const options = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: t(label) }))

  switch (setting.type) {
    case 'choice':
      return (
        <Segmented
          wide
          size="sm"
          options={options(setting.options)}
          value={look[setting.name]}
          onChange={(value) => changeLook({ [setting.name]: value })}
        />
      )
    case 'accent':
      return (
        <ColorPicker
          swatches={swatches.map(({ value, label }) => ({ value, label: t(label) }))}
          value={look.accent}
          onChange={(accent) => accent && changeLook({ accent })}
        />
      )
    case 'language':
      return (
        <Segmented
          wide
          size="sm"
          options={options(languages)}
          value={look.language}
          onChange={(value) => {
            const language = value as typeof look.language
            speak(language).then(
              () => changeLook({ language }),
              () => toast.error(t('语言包没有取到，请检查网络后重试。')),
            )
          }}
        />
      )
    case 'seconds':
      return (
        <NumberInput
          {...lockLimits}
          step={10}
          unit={t('秒')}
          value={look.lockAfter}
          onChange={(lockAfter) => lockAfter !== null && changeLook({ lockAfter })}
        />
      )
    case 'mark':
      return (
        <TextInput
          maxLength={longestMark}
          placeholder={t('如：教务处')}
          value={look.watermarkText}
          onChange={({ target }) => changeLook({ watermarkText: target.value })}
        />
      )
  }
}
