import type { studentFamily } from '#domain/base/student-family.ts'
import type { teacherEducation } from '#domain/base/teacher-education.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import { personName } from '#server/engine/demo/names.ts'
import { unassignedMobile } from '#server/engine/demo/resident-ids.ts'
import type { Teacher } from './staff.ts'
import type { Student } from './students.ts'

const employers = ['个体经营', '本地企业', '务农', '事业单位', '外出务工', '物流公司', '纺织厂', '餐饮门店']
const schools = ['江南大学', '东海大学', '中原师范大学', '西山理工大学', '南湖财经学院', '北岭工业大学']
const subjects = ['计算机科学与技术', '机械工程', '会计学', '汉语言文学', '护理学', '教育学']
/** Of the dictionary of degrees: bachelor and master. */
const steps = [
  { education: '21', degree: '4', age: 18, years: 4 },
  { education: '14', degree: '3', age: 22, years: 3 },
] as const

/** Whom a student calls in need is family, and with every second student the other parent is known too. */
export const familyOf = (random: Random, students: readonly Student[]): Made<typeof studentFamily>[] =>
  students.flatMap(({ id, classId, departmentId, emergencyName, emergencyRelation, emergencyPhone }, at) => {
    const member = (name: string, relation: string, mobile: string, guardian: boolean) => ({
      id: random.id(),
      studentId: id,
      classId,
      departmentId,
      name,
      relation,
      employer: random.pick(employers),
      mobile,
      guardian,
    })
    const other = emergencyRelation === '51' ? '52' : '51'
    const known = member(emergencyName ?? '', emergencyRelation ?? '51', emergencyPhone ?? '', true)
    if (at % 2 === 0) return [known]
    const parent = personName(random, other === '51' ? '1' : '2', 'older')
    return [known, member(parent.name, other, unassignedMobile(random), false)]
  })

/** First degrees for everybody, a second one for every third. */
export const educationOf = (random: Random, teachers: readonly Teacher[]): Made<typeof teacherEducation>[] =>
  teachers.flatMap(({ id, birthDate }, at) =>
    steps.slice(0, at % 3 === 0 ? 2 : 1).map(({ age, years, ...step }) => {
      const since = Number(birthDate.slice(0, 4)) + age
      return {
        id: random.id(),
        teacherId: id,
        since: `${since}-09-01`,
        until: `${since + years}-06-30`,
        school: random.pick(schools),
        subject: random.pick(subjects),
        ...step,
      }
    }),
  )
