import { Select } from '#design-system/select/select.tsx'
import type { OfferedQuota } from '#domain/dormitory/room-choice/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface QuotaSelectProps {
  readonly quotas: readonly OfferedQuota[]
  readonly value: string
  readonly onChange: (quotaId: string) => void
}

/** Which of the quotas that are open for the student they look at, each with the beds that are left. */
export function QuotaSelect({ quotas, value, onChange }: QuotaSelectProps) {
  const { t } = useTranslation()
  const options = quotas.map(({ id, name, left }) => ({
    value: id,
    label: t('{{name}}（余 {{left}} 个）', { name, left }),
  }))
  return (
    <div className={wide()}>
      <Select
        aria-label={t('选房安排')}
        options={options.toSorted((a, b) => a.label.localeCompare(b.label, 'zh-CN'))}
        value={value}
        onChange={(next) => next && onChange(next)}
      />
    </div>
  )
}

const wide = cva({ base: { width: { base: 'full', md: 'field.lg' } } })
