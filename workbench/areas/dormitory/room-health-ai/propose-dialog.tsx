import { useQueryClient } from '@tanstack/react-query'
import { healthAiCalls, proposing } from '#domain/dormitory/check/room-health-ai/calls.ts'
import { roomHealthAi } from '#domain/dormitory/check/room-health-ai/room-health-ai.ts'
import { today } from '#domain/kits/college-clock.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { oneQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface ProposeDialogProps {
  readonly onProposed: (row: AnyRow) => void
  readonly onClose: () => void
}

/** Which room, on which day, and its pictures; then the model looks, and what it proposes is shown. */
export function ProposeDialog({ onProposed, onClose }: ProposeDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return (
    <Asking
      resource={roomHealthAi}
      action={proposing}
      row={{ day: today() }}
      title={t('请 AI 评分')}
      send={async ({ roomId, day, photos }) => {
        const asked = { roomId: String(roomId), day: String(day), photos: String(photos) }
        const { id } = await ask(healthAiCalls.propose, asked, { quiet: true })
        await queries.invalidateQueries({ queryKey: [roomHealthAi.name] })
        onProposed((await queries.fetchQuery(oneQuery(roomHealthAi, id))) as AnyRow)
      }}
      onClose={onClose}
    />
  )
}
