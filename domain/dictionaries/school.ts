import { closed, open } from '#domain/kernel/dictionary.ts'

export const departmentKind = open('school.department-kind', '部门类别', {
  '1': '教学院系',
  '2': '党政部门',
  '3': '教辅单位',
  '4': '后勤保障',
})

/** Closed: only a dormitory building has rooms to live in. */
export const buildingKind = closed('school.building-kind', '建筑类型', {
  teaching: '教学楼',
  training: '实训楼',
  dormitory: '宿舍楼',
  office: '办公楼',
  mixed: '综合楼',
})

/** Closed: a bed may be given only where this allows it. */
export const residents = closed('school.residents', '住宿对象', {
  men: '男生',
  women: '女生',
  mixed: '男女分层',
})

export const venueKind = open('school.venue-kind', '场地类型', {
  '01': '普通教室',
  '02': '多媒体教室',
  '03': '机房',
  '04': '实训室',
  '05': '会议室',
  '06': '报告厅',
  '07': '体育场馆',
  '99': '其他场地',
})

export const subjectKind = open('school.subject-kind', '课程性质', {
  '1': '必修课',
  '2': '限定选修课',
  '3': '任意选修课',
  '4': '实践课',
})

/** JY/T 1001 培养层次, with those of vocational schools. */
export const trainLevel = open('school.train-level', '培养层次', {
  '1': '博士研究生',
  '2': '硕士研究生',
  '3': '本科',
  '4': '专科',
  '5': '中专',
  '6': '五年一贯制',
  '7': '职业本科',
  '9': '其他层次',
})

/** The teacher's post by what it is held for. */
export const post = open('school.post', '岗位类别', {
  '1': '专任教师',
  '2': '辅导员',
  '3': '行政人员',
  '4': '教辅人员',
  '5': '工勤人员',
  '6': '兼职教师',
})

export const title = open('school.title', '职称', {
  '01': '教授',
  '02': '副教授',
  '03': '讲师',
  '04': '助教',
  '11': '正高级工程师',
  '12': '高级工程师',
  '13': '工程师',
  '14': '助理工程师',
  '21': '高级实验师',
  '22': '实验师',
  '99': '未评职称',
})

/** Closed: only who is in post is offered for a duty. */
export const teacherState = closed(
  'school.teacher-state',
  '在职状态',
  {
    '1': '在岗',
    '2': '退休',
    '3': '离职',
    '4': '借调',
  },
  { '1': 'success', '4': 'info' },
)

export const counsellorCategory = open('school.counsellor-category', '辅导员类别', {
  '1': '专职辅导员',
  '2': '兼职辅导员',
})

/** Closed: the levels hang under one another, and the calls for provinces, cities and counties ask by them. */
export const cantonLevel = closed('school.canton-level', '区划级别', {
  province: '省级',
  city: '地级',
  county: '县级',
})
