import { useState } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import type { PageRow } from '#domain/kernel/infer.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { report } from '#domain/system/report.ts'
import { useChanges } from '#workbench/engine/use-changes.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type Draft, draftOf } from './draft.ts'

type Row = PageRow<typeof report>

/** The report as the server keeps it, and the way to keep a draft of it; of two who design it, the later one decides. */
export function useKept(row: Row, source: AnyResource) {
  const { t } = useTranslation()
  const [kept, setKept] = useState(() => ({ draft: draftOf(row, source), revision: row.revision }))
  const [newer, setNewer] = useState<Row>()
  const { update } = useChanges(report)

  async function save(draft: Draft, revision = kept.revision) {
    const { layout, viewId, pictures } = draft
    try {
      const saved = await update.mutateAsync({
        row: { id: row.id, revision },
        changes: { layout: JSON.stringify(layout), viewId, pictures },
      })
      setKept({ draft, revision: saved.revision })
      setNewer(undefined)
      toast.success(t('版面已保存'))
      return true
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error
      if (error.current) setNewer(error.current as Row)
      else toast.error(t('版面没有保存'), { description: t(error.message) })
      return false
    }
  }
  /** Takes what somebody else has kept meanwhile, and gives it as a draft. */
  function adopt(theirs: Row): Draft {
    const draft = draftOf(theirs, source)
    setKept({ draft, revision: theirs.revision })
    setNewer(undefined)
    return draft
  }
  return {
    kept: kept.draft,
    newer,
    save,
    adopt,
    dismiss: () => setNewer(undefined),
    saving: update.isPending,
  }
}
