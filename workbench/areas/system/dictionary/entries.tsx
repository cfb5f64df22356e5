import { useMemo } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { dictionaries } from '#domain/index.ts'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import type { DictionaryKind } from '#domain/system/dictionaries/calls.ts'
import { dictionary } from '#domain/system/dictionary.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** The entries of one dictionary: to be edited, or of one that the program goes by, to be read. */
export function Entries({ kind }: { kind: DictionaryKind }) {
  const where = useMemo(() => ({ code: kind.code }), [kind.code])
  const resource = useMemo(() => narrowed(dictionary, { where, without: [] }), [where])
  return kind.open ? (
    <ListScreen resource={resource} title={kind.label} where={where} />
  ) : (
    <Closed kind={kind} />
  )
}

function Closed({ kind: { code, label } }: { kind: DictionaryKind }) {
  const { t } = useTranslation()
  const declared = dictionaries.find(({ name }) => name === code)
  return (
    <Stack>
      <PageHeader title={t(label)} description={t('系统字典，由程序使用，只能查看。')} />
      <Card flush>
        <DataTable<readonly [string, string]>
          label={t(label)}
          rows={declared ? entriesOf(declared) : []}
          rowKey={([key]) => key}
          columns={[
            { key: 'label', title: t('字典值'), cell: ([, text]) => t(text) },
            { key: 'key', title: t('字典键'), cell: ([key]) => key },
          ]}
        />
      </Card>
    </Stack>
  )
}
