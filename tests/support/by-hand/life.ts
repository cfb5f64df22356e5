import {
  dayOf,
  different,
  type Hands,
  handedIn,
  ofStudent,
  placed,
  rows,
  student,
  sum,
  within,
} from './hand.ts'

const imposed = `state in ('notified', 'effective', 'expired', 'released')`
const places = { by: student('department_id'), cut: 'studentId.departmentId', ...ofStudent }
const points = (direction: string) => `state = 'approved' and direction = '${direction}'`

/** What students do and are judged by, and what is sent to them. */
export const life: Hands = {
  'workflow/stats-duration': {
    table: 'workflow_case',
    day: dayOf('started_at'),
    by: 'r.model_id',
    cut: 'modelId',
    figures: {
      发起次数: rows(),
      已办结: rows('hours is not null'),
      '平均用时（小时）': 'avg(hours)',
      '用时中位数（小时）': within(0.5, 'hours'),
      '九成用时（小时）': within(0.9, 'hours'),
    },
  },
  'return/stats': {
    table: 'return_school_turn',
    where: `r.round_id = (select o.id from return_school_round o where o.tenant_id = r.tenant_id
      order by o.opens_at desc limit 1)`,
    by: 'r.department_id',
    cut: 'departmentId',
    ...placed,
    figures: {
      应返人次: rows(),
      已返人次: rows(`result = 'returned'`),
      未返人次: rows(`result = 'absent'`),
      请假人次: rows(`result = 'leave'`),
      返校率: ['已返人次', '应返人次'],
    },
  },
  'violation/stats': {
    table: 'violation_record',
    day: dayOf('happened_at'),
    by: 'r.kind_id',
    cut: 'kindId',
    college: `${placed.college} or r.recorded_by = (select id from me)`,
    classes: `${placed.classes} or r.recorded_by = (select id from me)`,
    figures: {
      违纪人次: rows(imposed),
      违纪人数: different('student_id', imposed),
      扣分合计: sum('points', imposed),
      生效中: rows(`state = 'effective'`),
      已解除: rows(`state = 'released'`),
      已撤销: rows(`state = 'rescinded'`),
      已签收: rows(`${imposed} and read_at is not null`),
      签收率: ['已签收', '违纪人次'],
    },
  },
  'skills-loan/stats': {
    table: 'skills_loan_certificate',
    day: 'r.issued_on',
    ...places,
    figures: {
      持证学生: different('student_id', handedIn),
      申报数: rows(handedIn),
      认定数: rows(`state = 'approved'`),
      认定率: ['认定数', '申报数'],
      认定学分: sum('credits', `state = 'approved'`),
    },
  },
  'activity/stats-labour': {
    table: 'activity_labour',
    day: 'r.held_on',
    ...places,
    figures: {
      学生人数: different('student_id'),
      应到人次: rows(),
      实到人次: rows('attended'),
      到场率: ['实到人次', '应到人次'],
      完成学时: sum('done'),
      平均成绩: 'avg(score) filter (where attended)',
    },
  },
  'activity/stats-practice': {
    table: 'activity_social_practice',
    ...places,
    figures: {
      学生人数: different('student_id', handedIn),
      申请数: rows(handedIn),
      批准数: rows(`state = 'approved'`),
      平均成绩: 'avg(score)',
    },
  },
  'activity/stats-cadre': {
    table: 'activity_cadre',
    ...places,
    figures: { 学生人数: different('student_id'), 任职数: rows() },
  },
  'activity/stats-society': {
    table: 'activity_society_member',
    ...places,
    figures: { 学生人数: different('student_id'), 入社人次: rows() },
  },
  'evaluation/month-stats': {
    table: 'evaluation_additional_score',
    day: 'r.happened_on',
    by: 'r.class_id',
    cut: 'classId',
    ...placed,
    figures: {
      涉及学生: different('student_id', `state = 'approved'`),
      加分次数: rows(points('plus')),
      加分合计: sum('points', points('plus')),
      减分次数: rows(points('minus')),
      减分合计: sum('points', points('minus')),
      待认定: rows(`state in ('reviewing', 'sentBack')`),
    },
  },
  'evaluation/analysis': {
    table: 'evaluation_combined_score',
    where:
      'r.period = (select max(c.period) from evaluation_combined_score c where c.tenant_id = r.tenant_id)',
    by: 'r.class_id',
    cut: 'classId',
    ...placed,
    figures: {
      测评人数: rows(),
      平均分: 'avg(total)',
      德育平均: 'avg(moral)',
      智育平均: 'avg(intellectual)',
      体育平均: 'avg(physical)',
      美育平均: 'avg(aesthetic)',
      劳育平均: 'avg(labour)',
      良好以上: rows(`level in ('excellent', 'good')`),
      良好率: ['良好以上', '测评人数'],
      未申报: rows('declared = 0'),
    },
  },
  'system/send-count': {
    table: 'system_send_log',
    day: dayOf('sent_at'),
    by: 'r.channel',
    cut: 'channel',
    figures: {
      '已发送（人次）': sum('people', `state = 'sent'`),
      发送失败: sum('people', `state = 'failed'`),
      等待发送: sum('people', `state in ('waiting', 'sending')`),
      已完成: sum('people', `state in ('sent', 'failed')`),
      成功率: ['已发送（人次）', '已完成'],
      消息条数: rows(),
    },
  },
}
