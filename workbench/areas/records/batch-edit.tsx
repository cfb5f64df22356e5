import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { student } from '#domain/base/student.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { EditDialog } from '#workbench/engine/batch/edit-dialog.tsx'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { NumbersDialog } from './batch-edit/numbers-dialog.tsx'

/** Only changed here: students are added, removed and brought in elsewhere. */
const changed: AnyResource = { ...student, writes: ['update'], actions: {} }

/**
 * 学生信息批量修改: students found by filters and chosen in the list, or by their numbers; which fields are offered is what
 * the settings leave to the role.
 */
export function Screen() {
  const { t } = useTranslation()
  const choices = useChoices(changed)
  const [asking, setAsking] = useState(false)
  const [ids, setIds] = useState<readonly string[]>()
  return (
    <>
      <ListScreen
        resource={changed}
        title="学生信息批量修改"
        screen="records/batch-edit"
        extra={
          <Button icon={<ListChecks />} onClick={() => setAsking(true)}>
            {t('按学号选择')}
          </Button>
        }
      />
      {asking && (
        <NumbersDialog
          onClose={() => setAsking(false)}
          onFound={(found) => {
            setAsking(false)
            setIds(found)
          }}
        />
      )}
      {ids && (
        <EditDialog
          resource={changed}
          rows={{ ids }}
          count={ids.length}
          choices={choices}
          onClose={() => setIds(undefined)}
        />
      )}
    </>
  )
}
