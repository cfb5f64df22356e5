import { defineArea } from '#domain/kernel/area.ts'
import { browse, list, manage } from '#domain/kernel/screen.ts'
import { feeBody } from './body.ts'
import { feeChannel } from './channel.ts'
import { feeLedger } from './ledger.ts'
import { feeOrder, feeOrderLine } from './order.ts'
import { prepaid } from './prepaid.ts'
import { feeProject } from './project.ts'
import { feeStandard } from './standard.ts'
import { studentFee } from './student-fee.ts'
import { feeTemplate, feeTemplateLine } from './template.ts'

const keep = [...manage, 'reduce', 'defer', 'urge'] as const

/** What students owe the school, what they have paid, and what is given back. */
export const fee = defineArea({
  area: 'fee',
  title: '收费管理',
  icon: 'wallet',
  resources: [
    feeBody,
    feeProject,
    feeTemplate,
    feeTemplateLine,
    feeStandard,
    feeChannel,
    studentFee,
    feeOrder,
    feeOrderLine,
    prepaid,
  ],
  tables: [feeLedger],
  events: { 'fee-urge': { label: '催缴通知' } },
  screens: [
    list(studentFee, 'clipboard-list', { admin: keep }),
    list(
      studentFee,
      'list-tree',
      { counsellor: browse, department: browse, admin: browse },
      { path: 'fee/query', title: '缴费查询', reads: true },
    ),
    list(
      studentFee,
      'bell',
      { counsellor: browse, department: browse, admin: browse },
      { path: 'fee/arrears', title: '欠费名单', where: { state: 'due,part,deferred' }, reads: true },
    ),
    list(feeOrder, 'scroll-text', { admin: browse }),
    list(prepaid, 'wallet', { admin: browse }),
    list(feeBody, 'building-2', { admin: manage }),
    list(feeProject, 'layers', { admin: manage }),
    list(feeTemplate, 'file-text', { admin: manage }),
    list(feeStandard, 'scale', { admin: manage }),
    list(feeChannel, 'credit-card', { admin: ['view', 'add', 'update', 'remove'] }),
  ],
  groups: [
    {
      code: 'collecting',
      title: '缴费业务',
      icon: 'clipboard-list',
      screens: ['fee/student-fee', 'fee/query', 'fee/arrears', 'fee/order', 'fee/prepaid'],
    },
    {
      code: 'rules',
      title: '收费设置',
      icon: 'sliders-horizontal',
      screens: ['fee/body', 'fee/project', 'fee/template', 'fee/standard', 'fee/channel'],
    },
  ],
})
