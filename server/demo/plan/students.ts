import type { student } from '#domain/base/student.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import { counties } from '#server/demo/native-places.ts'
import { identityOf } from '#server/demo/people.ts'
import { type Gender, personName, surnameOf } from '#server/engine/demo/names.ts'
import { padded } from '#server/engine/demo/padded.ts'
import { unassignedMobile } from '#server/engine/demo/resident-ids.ts'
import type { SchoolClass } from './teaching.ts'

export type Student = Made<typeof student>

const political = { '03': 56, '13': 41, '02': 2, '01': 1 }
const entryModes = { '01': 55, '21': 20, '22': 12, '24': 8, '23': 5 }
const newStates = { '01': 995, '12': 5 }
const states = { '01': 970, '02': 12, '03': 10, '05': 8 }
const streets = ['人民路', '中山路', '文昌街', '环城东路', '新华路', '建设路', '花园街', '解放路']

/** Classes differ a little, and four in a row have `size` on average. */
const classSizeOf = (size: number, index: number) => size + ([2, -2, 1, -1][index % 4] ?? 0)

export const studentsOf = (
  random: Random,
  classes: readonly SchoolClass[],
  size: number,
  menOfTen: (departmentId: string | null) => number,
): Student[] =>
  classes.flatMap((group, index) =>
    Array.from({ length: classSizeOf(size, index) }, (_, seat) => {
      const gender = random.next() * 10 < menOfTen(group.departmentId ?? null) ? '1' : '2'
      return studentOf(random, group, `${group.code}${padded(seat + 1)}`, gender)
    }),
  )

function studentOf(random: Random, group: SchoolClass, studentNo: string, gender: Gender): Student {
  const grade = group.grade ?? 0
  const identity = identityOf(random, gender, [grade - 20, grade - 18], political)
  const home = random.pick(counties)
  return {
    id: random.id(),
    studentNo,
    candidateNo: `${grade % 100}44${padded(random.below(10 ** 8), 8)}`,
    ...identity,
    nativePlaceId: home.id,
    health: random.weighted({ '1': 985, '2': 10, '3': 3, '6': 2 }),
    classId: group.id,
    grade,
    departmentId: group.departmentId ?? null,
    majorId: group.majorId ?? null,
    studentType: random.weighted({ '1': 95, '3': 3, '2': 2 }),
    entryMode: random.weighted(entryModes),
    entryDate: `${grade}-09-01`,
    expectedGraduation: `${grade + 3}-06-30`,
    schoolingLength: 3,
    attendMode: random.weighted({ '2': 93, '1': 7 }),
    studentState: grade === 2026 ? random.weighted(newStates) : random.weighted(states),
    mobile: unassignedMobile(random),
    email: `${studentNo}@example.com`,
    address: `${home.fullName}${random.pick(streets)} ${1 + random.below(300)} 号`,
    ...emergencyOf(random, identity.ethnic === '01' ? surnameOf(identity.name) : undefined),
  }
}

/** Father or mother; the child has the father's surname. */
function emergencyOf(random: Random, surname: string | undefined) {
  const father = random.next() < 0.5
  const parent = personName(random, father ? '1' : '2', 'older', father ? surname : undefined)
  return {
    emergencyName: parent.name,
    emergencyRelation: father ? '51' : '52',
    emergencyPhone: unassignedMobile(random),
  }
}
