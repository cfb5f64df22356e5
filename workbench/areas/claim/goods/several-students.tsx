import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { mostNamed } from '#domain/claim/desk-calls.ts'
import type { GoodsStudent } from '#domain/claim/goods/desk-calls.ts'
import { cutList } from '#workbench/engine/cut-list.ts'
import { CutNote } from '#workbench/engine/cut-note.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface SeveralStudentsProps {
  readonly students: readonly GoodsStudent[]
  readonly onChoose: (id: string) => void
}

/** People of one name, told apart by class and the end of their number. */
export function SeveralStudents({ students: found, onChoose }: SeveralStudentsProps) {
  const { t } = useTranslation()
  const { rows: students } = cutList(found, mostNamed)
  return (
    <Card title={t('找到 {{count}} 名学生，请选择', { count: students.length })} flush>
      <CutNote found={found} most={mostNamed} />
      <DataTable
        label={t('找到的学生')}
        rows={students}
        rowKey={({ id }) => id}
        onRowActivate={({ id }) => onChoose(id)}
        columns={[
          { key: 'name', title: t('姓名'), cell: ({ name }) => name, essential: true },
          { key: 'candidateNo', title: t('考生号'), cell: ({ candidateNo }) => candidateNo },
          { key: 'idNo', title: t('身份证件号'), cell: ({ idNo }) => idNo },
          { key: 'class', title: t('班级'), cell: ({ schoolClass, major }) => schoolClass ?? major },
        ]}
        rowActions={({ id, name }) => (
          <Button size="sm" aria-label={t('选择{{name}}', { name })} onClick={() => onChoose(id)}>
            {t('选择')}
          </Button>
        )}
      />
    </Card>
  )
}
