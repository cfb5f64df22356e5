import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { ListFrame } from '#workbench/engine/list-frame.tsx'
import { PageOfRows } from '#workbench/engine/page-of-rows.tsx'
import { useListing } from '#workbench/engine/use-listing.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { HealthRounds } from './room-health/health-rounds.tsx'
import { RoundTool } from './room-health/round-tool.tsx'

const where = {}

/** 房间卫生检查: the sheets, and the way from room to room with a phone. */
export function Screen() {
  const [round, open] = useAsked('buildingId')
  return round === null ? (
    <Sheets onRound={() => open('houses')} />
  ) : (
    <HealthRounds houseId={round} onHouse={open} />
  )
}

function Sheets({ onRound }: { readonly onRound: () => void }) {
  const listing = useListing(roomHealth, where, 'dormitory/room-health')
  return (
    <ListFrame title="房间卫生检查" listing={listing} extra={<RoundTool onOpen={onRound} />}>
      <PageOfRows listing={listing} />
    </ListFrame>
  )
}
