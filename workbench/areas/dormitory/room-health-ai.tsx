import { useQuery } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { roomHealthAi } from '#domain/dormitory/check/room-health-ai/room-health-ai.ts'
import { ListFrame } from '#workbench/engine/list-frame.tsx'
import { PageOfRows } from '#workbench/engine/page-of-rows.tsx'
import { placeFor } from '#workbench/engine/place-for.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useListing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { JudgeDialog } from './room-health-ai/judge-dialog.tsx'
import { ModelOff } from './room-health-ai/model-off.tsx'
import { ProposeDialog } from './room-health-ai/propose-dialog.tsx'
import { offerQuery } from './room-health-ai/queries.ts'

/** AI 卫生评分: pictures of a room go in, a proposal comes out, and a person decides on it item by item. */
export function Screen() {
  const { t } = useTranslation()
  const listing = useListing(roomHealthAi, undefined, placeFor(roomHealthAi))
  const mayPropose = usePermission()(`${roomHealthAi.name}:propose`)
  const { data: offer } = useQuery({ ...offerQuery, enabled: mayPropose })
  const [proposing, setProposing] = useState(false)
  const [judged, setJudged] = useState<AnyRow>()
  // A confirmation shows pictures and reasons beside each item, which the dialog of every action cannot.
  const act: typeof listing.desk.act = async (name, row) =>
    name === 'confirm' ? setJudged(row) : listing.desk.act(name, row)
  const own = { ...listing, desk: { ...listing.desk, act } }
  return (
    <>
      <ListFrame
        title={roomHealthAi.label}
        listing={own}
        extra={
          offer?.on && (
            <Button
              variant="solid"
              icon={<Camera aria-hidden />}
              disabled={offer.left === 0}
              onClick={() => setProposing(true)}
            >
              {offer.left === 0 ? t('今天的次数已用完') : t('拍照请 AI 评分')}
            </Button>
          )
        }
      >
        {offer && !offer.on && <ModelOff />}
        <PageOfRows listing={own} />
      </ListFrame>
      {proposing && (
        <ProposeDialog
          onProposed={(row) => {
            setProposing(false)
            setJudged(row)
          }}
          onClose={() => setProposing(false)}
        />
      )}
      {judged && <JudgeDialog key={judged.id} row={judged} onClose={() => setJudged(undefined)} />}
    </>
  )
}
