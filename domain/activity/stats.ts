import { among, bars, count, distinct, mean, ratio, ring, stats, sum, trend } from '#domain/kernel/stats.ts'
import { handedIn } from '#domain/kits/request.ts'
import { cadre } from './cadre.ts'
import { labour } from './labour.ts'
import { socialPractice } from './social-practice.ts'
import { societyMember } from './society-member.ts'

const places = ['studentId.departmentId', 'studentId.classId'] as const
const students = distinct('studentId', '学生人数')
const came = { field: 'attended', is: 'equals', value: true } as const

export const activityStats = {
  labour: stats({
    path: 'activity/stats-labour',
    title: '劳动教育统计',
    of: labour,
    over: 'heldOn',
    since: 'school-year',
    by: [...places, 'item'],
    measures: {
      students,
      times: count('应到人次'),
      present: count('实到人次', came),
      rate: ratio('present', 'times', '到场率'),
      hours: sum('done', '完成学时'),
      score: mean('score', '平均成绩', came),
    },
    charts: [bars('hours'), trend('hours', { each: 'month' })],
  }),
  practice: stats({
    path: 'activity/stats-practice',
    title: '社会实践统计',
    of: socialPractice,
    by: [...places, 'state'],
    measures: {
      students: distinct('studentId', '学生人数', handedIn),
      projects: count('申请数', handedIn),
      approved: count('批准数', among('state', 'approved')),
      score: mean('score', '平均成绩'),
    },
    charts: [bars('projects', { stackedBy: 'state' }), ring('projects', 'state')],
  }),
  cadre: stats({
    path: 'activity/stats-cadre',
    title: '学生干部统计',
    of: cadre,
    during: { since: 'since', until: 'until' },
    by: [...places, 'organisationId', 'post', 'appraisal'],
    measures: { students, posts: count('任职数') },
    charts: [bars('students', { stackedBy: 'post' }), ring('posts', 'appraisal')],
  }),
  society: stats({
    path: 'activity/stats-society',
    title: '社团成员统计',
    of: societyMember,
    during: { since: 'since', until: 'until' },
    by: [...places, 'societyId', 'post'],
    measures: { students, memberships: count('入社人次') },
    charts: [bars('students'), bars('memberships', { by: 'societyId' })],
  }),
}
