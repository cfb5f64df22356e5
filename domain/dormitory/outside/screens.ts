import { apply, approve, browse, list, own } from '#domain/kernel/screen.ts'
import { outside } from './outside.ts'

const approvers = { counsellor: [], department: [], admin: [] } as const

export const outsideScreens = [
  apply(
    outside,
    'home',
    { student: [...own, 'submit', 'withdraw'] },
    { path: 'dormitory/outside-apply', title: '走读申请' },
  ),
  approve(outside, 'user-check', approvers, { path: 'dormitory/outside-examine', title: '走读审核' }),
  list(outside, 'files', {
    counsellor: [...browse, 'reveal'],
    department: browse,
    admin: [...browse, 'revoke', 'expire', 'reveal'],
  }),
]
