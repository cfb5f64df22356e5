import { student } from '#domain/base/student.ts'
import { studentState } from '#domain/dictionaries/student.ts'
import { ages } from '#domain/kernel/bands.ts'
import { among, bars, count, countEach, map, ratio, ring, stats } from '#domain/kernel/stats.ts'

/** 在读 and 复学: who is at the college now. */
const onTheRoll = among('studentState', '01', '05')

const levels = ['departmentId', 'majorId', 'grade', 'classId'] as const
const city = 'nativePlaceId.parentId' as const
export const province = 'nativePlaceId.parentId.parentId' as const
const students = count('在校生')
const men = count('男生', among('gender', '1'))
const women = count('女生', among('gender', '2'))

/** Statistics of the roll as the classic table of the roll has them, of those who are at the college now. */
export const rollStats = {
  current: stats({
    path: 'records/stats-current',
    title: '在校生统计',
    of: student,
    where: onTheRoll,
    by: [...levels, 'studentType', 'attendMode'],
    measures: {
      students,
      men,
      women,
      dayStudents: count('走读', among('attendMode', '1')),
      boarders: count('住校', among('attendMode', '2')),
    },
    charts: [
      bars('students', { by: 'departmentId' }),
      bars('students', { by: 'grade', stackedBy: 'attendMode' }),
    ],
  }),
  gender: stats({
    path: 'records/stats-gender',
    title: '性别比例',
    of: student,
    where: onTheRoll,
    by: [...levels, 'gender', 'birthDate'],
    bands: { birthDate: ages(16, 17, 18, 19, 20, 21, 22, 23, 25, 30) },
    called: { birthDate: '年龄' },
    measures: { students, men, women, shareOfWomen: ratio('women', 'students', '女生占比') },
    charts: [
      ring('students', 'gender'),
      bars('students', { by: 'departmentId', stackedBy: 'gender' }),
      bars('students', { by: 'birthDate', stackedBy: 'gender' }),
    ],
  }),
  ethnic: stats({
    path: 'records/stats-ethnic',
    title: '民族统计',
    of: student,
    where: onTheRoll,
    by: ['ethnic', ...levels],
    measures: {
      students,
      // Foreigners who became Chinese, and those of no known ethnicity, are told apart (GB/T 3304).
      minority: count('少数民族', {
        all: [{ field: 'ethnic', is: 'filled' }, { not: among('ethnic', '01', '97', '98') }],
      }),
      shareOfMinority: ratio('minority', 'students', '少数民族占比'),
    },
    charts: [bars('minority', { by: 'ethnic' }), bars('minority', { by: 'departmentId' })],
  }),
  political: stats({
    path: 'records/stats-political',
    title: '政治面貌统计',
    of: student,
    where: onTheRoll,
    by: ['political', ...levels],
    measures: {
      students,
      party: count('党员', among('political', '01', '02')),
      league: count('共青团员', among('political', '03')),
      masses: count('群众', among('political', '13')),
      shareOfLeague: ratio('league', 'students', '团员占比'),
    },
    charts: [ring('students', 'political'), bars('students', { by: 'grade', stackedBy: 'political' })],
  }),
  state: stats({
    path: 'records/stats-roll-status',
    title: '学籍状态统计',
    of: student,
    by: [...levels, 'studentState'],
    measures: {
      all: count('总人数'),
      onTheRoll: count('在校生', onTheRoll),
      ...countEach('studentState', studentState),
      men,
      women,
    },
    charts: [ring('all', 'studentState'), bars('all', { by: 'departmentId', stackedBy: 'studentState' })],
  }),
  distribution: stats({
    path: 'records/stats-distribution',
    title: '学生分布',
    of: student,
    where: onTheRoll,
    by: ['classId.campusId', ...levels],
    measures: { students, men, women },
    charts: [
      bars('students', { by: 'classId.campusId', stackedBy: 'grade' }),
      bars('students', { by: 'departmentId', stackedBy: 'grade' }),
    ],
  }),
  level: stats({
    path: 'records/stats-training-level',
    title: '培养层次统计',
    of: student,
    where: onTheRoll,
    by: ['majorId.trainLevel', ...levels],
    measures: { students, men, women },
    charts: [
      ring('students', 'majorId.trainLevel'),
      bars('students', { by: 'grade', stackedBy: 'majorId.trainLevel' }),
    ],
  }),
  birthplace: stats({
    path: 'records/stats-birthplace',
    title: '生源地统计',
    of: student,
    where: onTheRoll,
    by: [province, city, ...levels],
    called: { [province]: '省份', [city]: '城市' },
    measures: { students, men, women },
    charts: [map('students', province), bars('students', { by: city })],
  }),
}
