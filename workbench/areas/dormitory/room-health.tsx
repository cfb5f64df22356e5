import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { HealthRounds } from './room-health/health-rounds.tsx'
import { RoundTool } from './room-health/round-tool.tsx'

/** 房间卫生检查: the sheets, and the way from room to room with a phone. */
export function Screen() {
  const [house, open] = useAsked('buildingId')
  if (house !== null) return <HealthRounds houseId={house} onHouse={open} />
  return (
    <ListScreen
      resource={roomHealth}
      title="房间卫生检查"
      screen="dormitory/room-health"
      extra={<RoundTool onOpen={() => open('houses')} />}
    />
  )
}
