import { open } from '#domain/kernel/dictionary.ts'
import { choice, date, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { code } from '#domain/kits/common.ts'

const stages = open('activity.party-stage', '入党阶段', {
  '1': '申请人',
  '2': '积极分子',
  '3': '发展对象',
  '4': '预备党员',
  '5': '党员',
})

/** 团员: a member of the league, and how far the member is on the way into the party. */
export const leagueMember = defineResource({
  name: 'activity.league-member',
  label: '团员',
  title: 'memberNo',
  tellsApart: 'studentId',
  fields: {
    memberNo: code('团员编号'),
    studentId: reference('学生', 'base.student', { required: true }),
    branch: text('团支部', { required: true, searchable: true }),
    joinedOn: date('入团日期', { required: true }),
    recommendedOn: date('推优日期'),
    stage: choice('入党阶段', stages),
    stageOn: date('进入阶段日期'),
    contactId: reference('培养联系人', 'base.teacher'),
    transferredOn: date('组织关系转出日期'),
  },
  unique: [['memberNo'], ['studentId']],
  columns: [
    ...(['memberNo', 'studentId', 'studentId.classId', 'branch', 'joinedOn'] as const),
    ...(['recommendedOn', 'stage', 'contactId', 'transferredOn'] as const),
  ],
  filters: ['memberNo', ...byStudent, 'branch', 'joinedOn', 'stage', 'contactId', 'transferredOn'],
  ...aboutStudent,
})
