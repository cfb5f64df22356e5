import type { building } from '#domain/base/building.ts'
import type { campus } from '#domain/base/campus.ts'
import type { venue } from '#domain/base/venue.ts'
import { cantonIdOf } from '#server/areas/base/canton/canton-id.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'

const sites = [
  {
    code: 'A',
    name: '本部校区',
    canton: '440604',
    address: '学府大道 88 号',
    longitude: 113.1228,
    latitude: 23.0092,
  },
  {
    code: 'B',
    name: '东湖校区',
    canton: '440605',
    address: '东湖路 16 号',
    longitude: 113.1439,
    latitude: 23.0289,
  },
  {
    code: 'C',
    name: '南苑校区',
    canton: '440606',
    address: '南苑中路 3 号',
    longitude: 113.2934,
    latitude: 22.8054,
  },
]

export const campusesOf = (random: Random, count: number): Made<typeof campus>[] =>
  sites.slice(0, count).map(({ canton, ...site }, index) => ({
    ...site,
    id: random.id(),
    cantonId: cantonIdOf(canton),
    phone: `0757-1000${index + 1}000`,
    enabled: true,
  }))

type Kind = Made<typeof building>['kind']
const standing: readonly [Kind, string, string, number, number][] = [
  ['teaching', 'J1', '明德楼', 5, 9800],
  ['teaching', 'J2', '致远楼', 5, 9800],
  ['teaching', 'J3', '博学楼', 5, 10200],
  ['teaching', 'J4', '求是楼', 5, 10200],
  ['training', 'S1', '实训一号楼', 3, 8600],
  ['training', 'S2', '实训二号楼', 3, 8600],
  ['office', 'X1', '行政楼', 6, 6400],
  ['mixed', 'Z1', '图文信息中心', 6, 15000],
  ['dormitory', 'D1', '学生公寓 1 栋', 6, 7200],
  ['dormitory', 'D2', '学生公寓 2 栋', 6, 7200],
  ['dormitory', 'D3', '学生公寓 3 栋', 6, 7200],
  ['dormitory', 'D4', '学生公寓 4 栋', 6, 7200],
  ['dormitory', 'D5', '学生公寓 5 栋', 6, 7200],
  ['dormitory', 'D6', '学生公寓 6 栋', 6, 7200],
]

/** So many ten-thousandths of a degree further, each some ten metres. */
const beside = (degrees: number | null | undefined, further: number) =>
  degrees === null || degrees === undefined ? null : Number((degrees + further / 10_000).toFixed(4))

/** 14 on the first campus, 13 on the others. `keepers` each keep one dormitory. */
export const buildingsOf = (
  random: Random,
  campuses: readonly Made<typeof campus>[],
  keepers: readonly { readonly id: string }[],
): Made<typeof building>[] => {
  const waiting = [...keepers]
  return campuses.flatMap((site, place) =>
    standing.slice(0, place === 0 ? 14 : 13).map(([kind, code, name, floors, area], index) => ({
      id: random.id(),
      code: `${site.code}-${code}`,
      name,
      campusId: site.id,
      kind,
      residents: kind === 'dormitory' ? (index % 2 ? 'women' : 'men') : null,
      floors,
      builtYear: 2003 + place * 6 + (index % 5),
      area,
      longitude: beside(site.longitude, (index % 4) * 7),
      latitude: beside(site.latitude, Math.floor(index / 4) * 6),
      keeperId: kind === 'dormitory' ? (waiting.shift()?.id ?? null) : null,
      enabled: true,
    })),
  )
}

const kinds: Readonly<Partial<Record<Kind, readonly [string, number, string]>>> = {
  teaching: ['02', 50, '投影仪、音响、电子班牌'],
  training: ['04', 45, '实训工位、投影仪'],
  office: ['05', 30, '投影仪、视频会议'],
  mixed: ['03', 60, '学生机、教师机'],
}

/** Six rooms a floor, and two sports grounds a campus. */
export const venuesOf = (
  random: Random,
  campuses: readonly Made<typeof campus>[],
  buildings: readonly Made<typeof building>[],
): Made<typeof venue>[] => [
  ...buildings.flatMap((house) => {
    const [kind, capacity, facilities] = kinds[house.kind] ?? []
    if (!kind || !capacity) return []
    return Array.from({ length: house.floors * 6 }, (_, index) => {
      const floor = Math.floor(index / 6) + 1
      const room = `${floor}0${(index % 6) + 1}`
      return {
        id: random.id(),
        code: `${house.code}-${room}`,
        name: `${house.name}${room}`,
        kind,
        campusId: house.campusId,
        buildingId: house.id,
        floor,
        capacity,
        facilities,
        bookable: kind !== '04',
        enabled: true,
      }
    })
  }),
  ...campuses.flatMap(({ id, code }) =>
    [
      ['田径场', 3000],
      ['体育馆', 1200],
    ].map(([name, capacity], index) => ({
      id: random.id(),
      code: `${code}-T${index + 1}`,
      name: `${name}`,
      kind: '07',
      campusId: id,
      capacity: Number(capacity),
      bookable: true,
      enabled: true,
    })),
  ),
]
