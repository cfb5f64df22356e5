import { Field } from '#design-system/field/field.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { type Purpose, purposes } from '#workbench/devices/kinds.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const helps = {
  'id-card': '读取居民身份证、港澳台居民居住证和外国人永久居留身份证，不读取照片。',
  'campus-card': '读取校园卡或其他感应卡的卡号。',
  scanner: '扫描报到码、准考证条码或二维码。',
  relay: '控制测试门或闸机；宿舍的门由门禁控制器负责，不在这里添加。',
} as const satisfies Record<Purpose, string>

interface ChoosePurposeProps {
  readonly value: Purpose
  readonly onChange: (purpose: Purpose) => void
}

export function ChoosePurpose({ value, onChange }: ChoosePurposeProps) {
  const { t } = useTranslation()
  return (
    <Field label={t('要添加哪一种设备？')}>
      <RadioGroup
        direction="column"
        value={value}
        onChange={(purpose) => purpose && onChange(purpose)}
        options={(Object.keys(purposes) as Purpose[]).map((purpose) => ({
          value: purpose,
          label: t(purposes[purpose]),
          help: t(helps[purpose]),
        }))}
      />
    </Field>
  )
}
