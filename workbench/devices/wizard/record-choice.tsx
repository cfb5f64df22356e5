import { useQuery } from '@tanstack/react-query'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { reader } from '#domain/claim/reader.ts'
import { listQuery } from '#workbench/engine/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Draft } from './draft.ts'

interface RecordChoiceProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** Which of the college's readers it is: the server holds its key, this computer never keeps it. */
export function RecordChoice({ draft, onChange }: RecordChoiceProps) {
  const { t } = useTranslation()
  const { data, error, isPending } = useQuery(listQuery(reader, { kind: 'osdp' }))
  const records = (data ?? []).filter(({ kind, enabled }) => kind === 'osdp' && enabled)
  const none =
    data && records.length === 0 && t('还没有登记 OSDP 读卡器，请先在“登记的设备”中登记并填写密钥。')
  return (
    <Field
      label={t('登记的读卡器')}
      required
      help={t('密钥保存在服务器上，打开设备时下发，只留在内存里。')}
      error={error ? t(error.message) : none}
    >
      <Select
        value={draft.record ?? null}
        disabled={isPending}
        onChange={(record) => onChange({ ...draft, record: record ?? undefined })}
        options={records.map(({ id, name, desk }) => ({ value: id, label: `${desk} · ${name}` }))}
      />
    </Field>
  )
}
