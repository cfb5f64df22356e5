import { apply, approve, browse, config, custom, list, own, type Screen } from '#domain/kernel/screen.ts'
import { punishmentAppeal } from './appeal.ts'
import { punishmentCancel } from './cancel.ts'
import { punishment } from './punishment.ts'
import { punishmentSettings } from './settings.ts'

const handIn = [...own, 'submit', 'withdraw'] as const
const propose = [...own, 'export', 'notify', 'revise', 'submit', 'withdraw'] as const
const hand = ['deliver', 'announce', 'decision', 'slip'] as const

/** The screens of punishments, in the order of their menu. */
export const punishmentScreens: readonly Screen[] = [
  list(punishment, 'clipboard-list', {
    counsellor: [...propose, ...hand],
    department: [...propose, ...hand],
    admin: [...propose, ...hand, 'issue'],
    leader: browse,
  }),
  approve(
    punishment,
    'user-check',
    { department: [], admin: [], leader: [] },
    { path: 'affairs/punishment-examine', title: '处分审批' },
  ),
  custom(
    punishment,
    'megaphone',
    { student: ['view', 'defend', 'sign'] },
    { path: 'affairs/punishment-notice', title: '我的处分' },
  ),
  apply(
    punishmentAppeal,
    'message-square',
    { student: handIn },
    { path: 'affairs/punishment-appeal', without: ['outcome', 'newKind'] },
  ),
  approve(
    punishmentAppeal,
    'scale',
    { admin: [] },
    { path: 'affairs/punishment-appeal-examine', title: '处分申诉复查' },
  ),
  apply(
    punishmentCancel,
    'send',
    { student: handIn },
    { path: 'affairs/punishment-cancel-apply', title: '解除处分申请' },
  ),
  approve(punishmentCancel, 'badge-check', { counsellor: [], department: [], admin: [], leader: [] }),
  config(
    punishmentSettings,
    'sliders-horizontal',
    { admin: ['view', 'update'] },
    { path: 'affairs/punishment-config' },
  ),
]
