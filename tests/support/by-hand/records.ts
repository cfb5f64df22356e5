import { different, type Hands, handedIn, placed, rows } from './hand.ts'

const effective = `state = 'effective'`
const did = (kinds: string) => rows(`${effective} and kind in (${kinds})`)
const asked = {
  申请: rows(handedIn),
  生效: rows(effective),
  生效人数: different('student_id', effective),
  休学: did(`'11'`),
  退学: did(`'31'`),
  办理中: rows(`state in ('reviewing', 'approved')`),
  生效率: ['生效', '申请'],
} as const
/** Who is to lose or to gain a student sees the change. */
const eitherCollege = 'r.department_id in (table college) or r.to_department_id in (table college)'

const people = { 男生: rows(`gender = '1'`), 女生: rows(`gender = '2'`) }
const enrolled = { 在校生: rows(), ...people }
const roll = { table: 'base_student', ...placed, by: 'r.department_id', cut: 'departmentId' }
const atCollege = { ...roll, where: `r.student_state in ('01', '05')` }
const state = (code: string) => rows(`student_state = '${code}'`)

const guides = `exists (select from records_supervisor v join me on me.teacher_id = v.teacher_id
  where v.id in (r.first_mentor_id, r.second_mentor_id))`

export const records: Hands = {
  'records/change-count': {
    table: 'records_change',
    day: 'r.since',
    by: 'r.department_id',
    cut: 'departmentId',
    college: eitherCollege,
    classes: 'r.from_class_id in (table classes)',
    figures: {
      ...asked,
      复学: did(`'08', '12', '15', '17'`),
      转入: did(`'22'`),
      转出: did(`'21'`),
      转专业与转系: did(`'23', '26'`),
    },
  },
  'records/registration-stats': {
    table: 'records_registration',
    by: 'r.batch_id',
    cut: 'batchId',
    ...placed,
    figures: {
      应注册: rows(),
      已报到: rows('reported_at is not null'),
      已注册: rows(`state = 'registered'`),
      未报到: rows(`state = 'waiting'`),
      暂缓注册: rows(`state = 'deferred'`),
      逾期未注册: rows(`state = 'overdue'`),
      注册率: ['已注册', '应注册'],
    },
  },
  'records/yjs-stats': {
    table: 'records_postgraduate',
    by: 'r.department_id',
    cut: 'departmentId',
    college: `${placed.college} or ${guides}`,
    figures: {
      研究生: rows(),
      在籍: rows(`student_state in ('01', '02', '04', '05', '12', '13')`),
      硕士: rows(`level = 'master'`),
      博士: rows(`level = 'doctor'`),
      全日制: rows(`study_mode = 'full'`),
      非全日制: rows(`study_mode = 'part'`),
      专业学位: rows(`degree_kind = 'professional'`),
      导师: different('first_mentor_id'),
    },
  },
  'records/yjs-change-count': {
    table: 'records_postgraduate_change',
    day: 'r.since',
    by: 'r.kind',
    cut: 'kind',
    college: eitherCollege,
    figures: { ...asked, 硕转博: did(`'27'`), 博转硕: did(`'28'`), 导师变更: did(`'71'`) },
  },
  'records/stats-current': {
    ...atCollege,
    figures: { ...enrolled, 走读: rows(`attend_mode = '1'`), 住校: rows(`attend_mode = '2'`) },
  },
  'records/stats-gender': { ...atCollege, figures: { ...enrolled, 女生占比: ['女生', '在校生'] } },
  'records/stats-ethnic': {
    ...atCollege,
    by: 'r.ethnic',
    cut: 'ethnic',
    figures: {
      在校生: rows(),
      // 汉族, 其他 and 外国血统中国籍人士 are none.
      少数民族: rows(`ethnic not in ('01', '97', '98')`),
      少数民族占比: ['少数民族', '在校生'],
    },
  },
  'records/stats-political': {
    ...atCollege,
    by: 'r.political',
    cut: 'political',
    figures: {
      在校生: rows(),
      党员: rows(`political in ('01', '02')`),
      共青团员: rows(`political = '03'`),
      群众: rows(`political = '13'`),
      团员占比: ['共青团员', '在校生'],
    },
  },
  'records/stats-roll-status': {
    ...roll,
    figures: {
      总人数: rows(),
      在校生: rows(`student_state in ('01', '05')`),
      ...people,
      ...{ 在读: state('01'), 休学: state('02'), 退学: state('03'), 停学: state('04') },
      ...{ 复学: state('05'), 流失: state('06'), 毕业: state('07'), 结业: state('08') },
      ...{ 肄业: state('09'), 转学: state('10'), 死亡: state('11'), 保留入学资格: state('12') },
      ...{ 公派出国: state('13'), 开除: state('14'), 下落不明: state('15'), 其他状态: state('99') },
    },
  },
  'records/stats-distribution': {
    ...atCollege,
    by: '(select c.campus_id from base_class c where c.id = r.class_id)',
    cut: 'classId.campusId',
    figures: enrolled,
  },
  'records/stats-training-level': {
    ...atCollege,
    by: '(select m.train_level from base_major m where m.id = r.major_id)',
    cut: 'majorId.trainLevel',
    figures: enrolled,
  },
  'records/stats-birthplace': {
    ...atCollege,
    by: `(select city.parent_id from base_canton county join base_canton city on city.id = county.parent_id
      where county.id = r.native_place_id)`,
    cut: 'nativePlaceId.parentId.parentId',
    figures: enrolled,
  },
}
