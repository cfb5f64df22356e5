import { phrase } from '#domain/kernel/phrase.ts'
import type { BedMark } from '../bed.ts'
import type { RoomState } from '../room.ts'

/** A student, as the rules look at one. */
export interface Lodger {
  readonly id: string
  readonly name: string
  /** As of the national code: 1 for men, 2 for women. */
  readonly gender: string
  readonly onRoll: boolean
  readonly departmentId: string | null
  /** The bed of the open stay. */
  readonly bedId: string | null
  readonly bedName: string | null
  /** The day on which the latest stay ended. */
  readonly leftOn: string | null
}

/** A bed with what its room, floor and building say of it. */
export interface Place {
  readonly bedId: string
  readonly bedName: string
  readonly mark: BedMark | null
  readonly studentId: string | null
  readonly promisedId: string | null
  /** The day on which the latest stay in it ended. */
  readonly leftOn: string | null
  readonly roomName: string
  readonly roomState: RoomState
  readonly capacity: number
  /** Those who sleep in the room. */
  readonly sleepers: readonly string[]
  readonly departmentId: string | null
  readonly departmentName: string | null
  readonly dormitory: boolean
  readonly buildingName: string
  /** For whom it is: the room's word, else the floor's, else the building's. */
  readonly residents: 'men' | 'women' | 'mixed' | null
}

/** `leaving` are students who leave their beds in the same act, as in a swap. */
interface Act {
  readonly on: string
  readonly today: string
  readonly leaving?: ReadonlySet<string>
}

type Holds = (lodger: Lodger, place: Place, act: Required<Act>) => string | undefined

const genders: Readonly<Record<string, string>> = { men: '1', women: '2' }
const own = { locked: '锁定', repairing: '维修', disabled: '停用' } as const

/** Why a student may not be put into a bed, rule by rule: each says its reason with values, or nothing. */
const rules = {
  dates: ({ leftOn }, place, { on, today }) => {
    if (on > today) return phrase('日期不能晚于今天（{{today}}）', { today })
    const after = [leftOn, place.leftOn]
      .filter((day) => day !== null)
      .toSorted()
      .at(-1)
    if (after && on < after) return phrase('日期不能早于上一段住宿的迁出日期 {{day}}', { day: after })
  },
  roll: ({ name, onRoll }) => (onRoll ? undefined : phrase('{{name}}不是在读学生', { name })),
  stay: ({ id, name, bedName }, _, { leaving }) =>
    bedName && !leaving.has(id)
      ? phrase('{{name}}已入住 {{bed}}，请先办理迁出或调换', { name, bed: bedName })
      : undefined,
  building: (_, { dormitory, buildingName }) =>
    dormitory ? undefined : phrase('{{building}}不是启用中的宿舍楼', { building: buildingName }),
  room: (_, { roomState, roomName }) =>
    roomState === 'open' ? undefined : phrase('房间 {{room}} 未启用', { room: roomName }),
  mark: ({ departmentId }, place) => {
    const { mark, bedName } = place
    if (mark === 'reserved')
      return place.departmentId && place.departmentId === departmentId
        ? undefined
        : phrase('床位 {{bed}} 由学院预留', { bed: bedName })
    return mark ? phrase('床位 {{bed}} 处于{{mark}}状态', { bed: bedName, mark: own[mark] }) : undefined
  },
  occupied: ({ id }, { studentId, bedName }, { leaving }) =>
    studentId && studentId !== id && !leaving.has(studentId)
      ? phrase('床位 {{bed}} 已有人入住', { bed: bedName })
      : undefined,
  promised: ({ id }, { promisedId, bedName }) =>
    promisedId && promisedId !== id ? phrase('床位 {{bed}} 已预分配给其他学生', { bed: bedName }) : undefined,
  gender: ({ name, gender }, { residents, roomName }) => {
    if (residents === null || residents === 'mixed')
      return phrase('房间 {{room}} 还没有设定住男生还是女生', { room: roomName })
    if (genders[residents] === gender) return undefined
    return residents === 'men'
      ? phrase('{{room}} 只住男生，{{name}}不是男生', { room: roomName, name })
      : phrase('{{room}} 只住女生，{{name}}不是女生', { room: roomName, name })
  },
  college: ({ name, departmentId }, place) =>
    place.departmentId && place.departmentId !== departmentId
      ? phrase('房间 {{room}} 归属{{college}}，{{name}}不是该学院学生', {
          ...{ room: place.roomName, college: place.departmentName, name },
        })
      : undefined,
  capacity: ({ id }, { capacity, sleepers, roomName }, { leaving }) =>
    sleepers.filter((one) => one !== id && !leaving.has(one)).length >= capacity
      ? phrase('房间 {{room}} 额定 {{capacity}} 人，已住满', { room: roomName, capacity })
      : undefined,
} as const satisfies Record<string, Holds>

export type PlacingRule = keyof typeof rules

export interface Fault {
  readonly rule: PlacingRule
  readonly message: string
}

/** Every rule that putting the student into the bed breaks; none where it may be done. Screen and server ask the same. */
export const placingFaults = (
  lodger: Lodger,
  place: Place,
  { leaving = new Set(), ...days }: Act,
): readonly Fault[] =>
  (Object.entries(rules) as [PlacingRule, Holds][]).flatMap(([rule, broken]) => {
    const message = broken(lodger, place, { ...days, leaving })
    return message ? [{ rule, message }] : []
  })
