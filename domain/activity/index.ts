import { defineArea } from '#domain/kernel/area.ts'
import { apply, approve, browse, figures, list, manage, own } from '#domain/kernel/screen.ts'
import { cadre } from './cadre.ts'
import { community } from './community.ts'
import { communityDorm } from './community-dorm.ts'
import { labour } from './labour.ts'
import { leagueFee } from './league-fee.ts'
import { leagueMember } from './league-member.ts'
import { organisation } from './organisation.ts'
import { practiceProcess, socialPractice } from './social-practice.ts'
import { society } from './society.ts'
import { societyMember } from './society-member.ts'
import { activityStats } from './stats.ts'
import { subsidy } from './subsidy.ts'

const look = ['view'] as const
const staff = { counsellor: manage, admin: manage } as const
const payers = { counsellor: [...manage, 'pay'], admin: [...manage, 'pay'] } as const
const readers = { counsellor: browse, department: browse, admin: browse } as const

/** What students do beside their lessons: societies, organisations, the league, labour, practice. */
export const activity = defineArea({
  area: 'activity',
  title: '学生活动与组织',
  icon: 'star',
  resources: [
    society,
    societyMember,
    communityDorm,
    community,
    organisation,
    cadre,
    leagueMember,
    leagueFee,
    labour,
    socialPractice,
    subsidy,
  ],
  processes: { 'social-practice': practiceProcess },
  screens: [
    list(society, 'users', { student: look, counsellor: browse, admin: manage }),
    list(societyMember, 'user-check', { ...staff, student: look, department: browse }),
    list(community, 'calendar-days', staff),
    list(communityDorm, 'house', { counsellor: browse, admin: manage }),
    list(organisation, 'network', { counsellor: browse, admin: manage }),
    list(cadre, 'award', { ...staff, department: browse }),
    list(leagueMember, 'id-card', staff),
    list(leagueFee, 'wallet', payers),
    list(labour, 'wrench', { ...staff, student: look, department: browse }),
    apply(socialPractice, 'map-pin', { student: [...own, 'submit', 'withdraw', 'handIn'] }),
    approve(
      socialPractice,
      'badge-check',
      { counsellor: [], admin: [] },
      { path: 'activity/practice-examine', title: '社会实践审批' },
    ),
    list(
      socialPractice,
      'files',
      { counsellor: [...browse, 'grade'], department: browse, admin: [...browse, 'grade'] },
      { path: 'activity/practice-list', title: '社会实践台账' },
    ),
    list(subsidy, 'credit-card', {
      counsellor: browse,
      department: browse,
      admin: [...manage, 'pay', 'reveal'],
    }),
    ...Object.values(activityStats).map((stats) => figures(stats, 'chart-column', readers)),
  ],
  groups: [
    {
      ...{ code: 'societies', title: '社团与社区', icon: 'users' },
      screens: [
        'activity/society',
        'activity/society-member',
        'activity/community',
        'activity/community-dorm',
      ],
    },
    {
      ...{ code: 'organisations', title: '组织与团务', icon: 'network' },
      screens: [
        ...(['activity/organisation', 'activity/cadre'] as const),
        ...(['activity/league-member', 'activity/league-fee'] as const),
      ],
    },
    {
      ...{ code: 'practice', title: '劳动与实践', icon: 'wrench' },
      screens: [
        ...(['activity/labour', 'activity/social-practice', 'activity/practice-examine'] as const),
        ...(['activity/practice-list', 'activity/subsidy'] as const),
      ],
    },
    {
      ...{ code: 'figures', title: '活动统计', icon: 'chart-column' },
      screens: Object.values(activityStats).map(({ path }) => path),
    },
  ],
})
