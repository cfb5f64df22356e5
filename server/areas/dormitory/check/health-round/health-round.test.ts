import { beforeAll, describe, expect, it } from 'vitest'
import type { HealthHouse, HealthRound } from '#domain/dormitory/check/health-round/calls.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('a round through a house on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, keepers, house, ids, lodged, today } = dormitoryCollege(server)
  const houses = async (who = keepers.dormmaster) =>
    (await who('dormitory/healthRound/houses')).data as readonly HealthHouse[]
  const round = async (who = keepers.dormmaster) =>
    (await who(`dormitory/healthRound/rooms?buildingId=${house.id}`)).data as HealthRound
  beforeAll(() => lodged(ids.studentId, house.beds[0] ?? ''))

  it('names the houses and rooms of its keeper alone, and counts where somebody sleeps', async () => {
    const [own] = await houses()
    expect(own).toMatchObject({ id: house.id, rooms: 1, checked: 0 })
    const { rooms, day, weights } = await round()
    expect([day, Object.values(weights).reduce((sum, each) => sum + each)]).toEqual([today(), 100])
    expect(rooms.filter(({ sleepers }) => sleepers > 0)).toHaveLength(1)
    expect((await round(keepers.otherMaster)).rooms).toEqual([])
    expect((await houses(keepers.otherMaster)).map(({ id }) => id)).not.toContain(house.id)
    for (const call of ['houses', `rooms?buildingId=${house.id}`])
      expect((await asks.counsellor(`dormitory/healthRound/${call}`)).status).toBe(403)
    expect((await keepers.dormmaster('dormitory/healthRound/rooms?buildingId=x')).status).toBe(400)
  })

  it('shows the sheet of today as soon as it is entered', async () => {
    const room = (await round()).rooms.find(({ sleepers }) => sleepers > 0)
    const points = { ground: 10, beds: 9, desks: 9, tidiness: 10 }
    const sheet = { roomId: room?.id, day: today(), ...points }
    expect((await keepers.dormmaster('dormitory/roomHealth/add', sheet)).status).toBe(200)
    expect((await houses())[0]).toMatchObject({ rooms: 1, checked: 1 })
    expect((await round()).rooms.find(({ id }) => id === room?.id)).toMatchObject({
      score: 95,
      grade: 'excellent',
    })
  })
})
