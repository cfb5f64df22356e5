import { defineArea } from '#domain/kernel/area.ts'
import {
  apply,
  approve,
  browse,
  custom,
  figures,
  list,
  manage,
  mine,
  own,
  tree,
} from '#domain/kernel/screen.ts'
import { additionalScore } from './additional-score.ts'
import { evaluationBatch } from './batch.ts'
import { evaluationItem } from './item.ts'
import { evaluationMark } from './mark.ts'
import { evaluationProcesses } from './processes.ts'
import { combinedScore } from './score.ts'
import { plusMinusStandard } from './standard.ts'
import { evaluationAnalysis, monthStats } from './stats.ts'
import { evaluationType } from './type.ts'

const handIn = [...own, 'submit', 'withdraw'] as const
const readers = { counsellor: browse, department: browse, admin: browse } as const
const answerers = [...browse, 'answer', 'sheet'] as const

/** 综合测评: what students do beside and in their lessons, in points, and where each of them stands. */
export const evaluation = defineArea({
  area: 'evaluation',
  title: '综合测评',
  icon: 'gauge',
  resources: [
    ...([evaluationType, evaluationItem, plusMinusStandard, evaluationBatch] as const),
    ...([evaluationMark, additionalScore, combinedScore] as const),
  ],
  processes: evaluationProcesses,
  scheduled: { 'compute-evaluations': { label: '更新综合测评得分', cron: '*/15 * * * *' } },
  screens: [
    list(
      combinedScore,
      'award',
      { counsellor: answerers, department: answerers, admin: answerers },
      { title: '综合得分' },
    ),
    mine(
      combinedScore,
      'gauge',
      { student: ['view', 'object', 'sheet'] },
      {
        ...{ path: 'evaluation/my-score', title: '我的测评', by: 'studentId', state: 'state' },
        sections: { 本学期: ['computed', 'objected', 'answered'], 已归档: ['archived'] },
        facts: ['batchId', 'total', 'level', 'classRank', 'classSize', 'gradeRank', 'reply'],
        acts: ['sheet', 'object'],
      },
    ),
    apply(additionalScore, 'star', { student: handIn, counsellor: handIn }),
    approve(
      additionalScore,
      'user-check',
      { counsellor: [], department: [], admin: [] },
      { path: 'evaluation/additional-score-examine', title: '加分审核' },
    ),
    list(additionalScore, 'files', readers, {
      path: 'evaluation/additional-score-list',
      title: '加减分台账',
    }),
    list(evaluationMark, 'user-pen', { admin: manage }, { title: '成绩录入' }),
    list(evaluationBatch, 'calendar-days', { admin: [...manage, 'compute', 'archive'] }),
    list(evaluationType, 'layers', { admin: manage }),
    tree(evaluationItem, 'list-tree', { admin: manage }),
    tree(plusMinusStandard, 'scale', { admin: manage }),
    custom(
      evaluationType,
      'sliders-horizontal',
      { admin: ['view', 'update'] },
      { path: 'evaluation/set', title: '测评设置' },
    ),
    figures(monthStats, 'chart-column', readers),
    figures(evaluationAnalysis, 'chart-column', { department: browse, admin: browse }),
    list(
      combinedScore,
      'printer',
      {
        counsellor: ['view', 'export', 'sheet'],
        department: ['view', 'export', 'sheet'],
        admin: ['view', 'export', 'sheet'],
      },
      { path: 'evaluation/print', title: '测评打印', reads: true },
    ),
  ],
  groups: [
    {
      code: 'scores',
      title: '测评得分',
      icon: 'award',
      screens: ['evaluation/combined-score', 'evaluation/my-score', 'evaluation/mark', 'evaluation/print'],
    },
    {
      code: 'declaring',
      title: '加减分',
      icon: 'star',
      screens: [
        'evaluation/additional-score',
        'evaluation/additional-score-examine',
        'evaluation/additional-score-list',
      ],
    },
    {
      code: 'rules',
      title: '测评规则',
      icon: 'sliders-horizontal',
      screens: [
        'evaluation/batch',
        'evaluation/type',
        'evaluation/item',
        'evaluation/plus-minus-standard',
        'evaluation/set',
      ],
    },
    {
      code: 'figures',
      title: '测评统计',
      icon: 'chart-column',
      screens: ['evaluation/month-stats', 'evaluation/analysis'],
    },
  ],
})
