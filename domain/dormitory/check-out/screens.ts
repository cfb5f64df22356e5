import { apply, approve, browse, list, manage, own } from '#domain/kernel/screen.ts'
import { checkOut } from './application.ts'
import { checkOutReason } from './reason.ts'

const check = [...browse, 'release', 'charge', 'settle'] as const

export const checkOutScreens = [
  apply(
    checkOut,
    'door-open',
    { student: [...own, 'submit', 'withdraw', 'giveUp'] },
    { path: 'dormitory/checkout-apply', title: '退宿申请' },
  ),
  approve(
    checkOut,
    'user-check',
    { counsellor: [], dormmaster: [], admin: [] },
    { path: 'dormitory/checkout-audit', title: '退宿审核' },
  ),
  list(
    checkOut,
    'list-checks',
    { dormmaster: check, admin: check },
    { path: 'dormitory/checkout-check', title: '退宿查房', where: { state: 'checking,owing' } },
  ),
  list(
    checkOut,
    'files',
    { counsellor: browse, department: browse, dormmaster: check, admin: check },
    { path: 'dormitory/checkout-query', title: '退宿查询' },
  ),
  list(checkOutReason, 'layers', { admin: manage }),
]

export const checkOutGroup = {
  code: 'check-out',
  title: '离宿与走读',
  icon: 'door-open',
  screens: [
    'dormitory/checkout-apply',
    'dormitory/checkout-audit',
    'dormitory/checkout-check',
    'dormitory/checkout-query',
    'dormitory/checkout-reason',
    'dormitory/outside-apply',
    'dormitory/outside-examine',
    'dormitory/outside',
    'dormitory/leave-school',
  ],
} as const
