import type { DeskSettings } from '#domain/claim/desk-calls.ts'
import type { Line } from '#machines/verify-desk/line.ts'
import { SlipPaper } from '#workbench/areas/claim/verify-print/slip-paper.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface DeskSlipProps {
  readonly line: Line
  /** Null where the desk has begun without a network and without a copy. */
  readonly settings: DeskSettings | null
  readonly onDone: () => void
}

/** The slip of the one who was just let in, on a roll beside the desk. */
export function DeskSlip({ line, settings, onDone }: DeskSlipProps) {
  const { t } = useTranslation()
  const { student, told, entry } = line
  if (!student || !told) return null
  const head = settings ?? { college: '', slipTitle: t('新生报到凭条'), slipNote: null }
  const facts = { student, verdict: told.verdict, time: entry.at, desk: entry.desk }
  return <SlipPaper head={head} slips={[facts]} size="roll" onDone={onDone} />
}
