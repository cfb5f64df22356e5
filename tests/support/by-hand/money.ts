import { different, type Hands, handedIn, placed, rows, yuan } from './hand.ts'

const owing = `state in ('due', 'part', 'deferred')`
const cameIn = `kind in ('payment', 'deposit')`
const wentBack = `kind in ('refund', 'withdrawal')`

const lastYear = (table: string) =>
  `r.academic_year = (select max(y.academic_year) from ${table} y where y.tenant_id = r.tenant_id)`
const recognised = `state in ('recognised', 'expired')`
const hardship = {
  table: 'affairs_hardship',
  by: 'r.department_id',
  cut: 'departmentId',
  ...placed,
}
const level = (code: string) => rows(`${recognised} and level = '${code}'`)
const group = (code: number) => rows(`'${code}' = any(string_to_array(groups, ','))`)

/** What students owe, are given and have won. */
export const money: Hands = {
  'fee/stats': {
    table: 'fee_student_fee',
    day: 'r.due_on',
    by: 'r.department_id',
    cut: 'departmentId',
    ...placed,
    figures: {
      应缴人数: different('student_id'),
      应缴笔数: rows(),
      缴清笔数: rows(`state in ('paid', 'waived')`),
      缴清率: ['缴清笔数', '应缴笔数'],
      应缴: yuan('due'),
      减免: yuan('reduced'),
      应收: yuan('due - coalesce(reduced, 0)'),
      已退: yuan('refunded'),
      实收: yuan('coalesce(paid, 0) - coalesce(refunded, 0)'),
      收缴率: ['实收', '应收'],
      欠费: yuan('owed', owing),
      欠费人数: different('student_id', owing),
    },
  },
  'fee/stats-cash': {
    table: 'fee_ledger',
    day: 'r.moved_on',
    by: 'r.channel_id',
    cut: 'channelId',
    ...placed,
    figures: {
      收款笔数: rows(cameIn),
      收款金额: yuan('amount', cameIn),
      退款笔数: rows(wentBack),
      退款金额: yuan('amount', wentBack),
      退款率: ['退款金额', '收款金额'],
    },
  },
  'affairs/hardship-stats': {
    ...hardship,
    where: lastYear('affairs_hardship'),
    figures: {
      申请人数: different('student_id', handedIn),
      认定人数: different('student_id', recognised),
      特别困难: level('special'),
      困难: level('hard'),
      一般困难: level('plain'),
      属特殊群体: rows(`${recognised} and groups <> ''`),
      认定率: ['认定人数', '申请人数'],
      特殊群体占比: ['属特殊群体', '认定人数'],
    },
  },
  'affairs/hardship-groups': {
    ...hardship,
    where: `${lastYear('affairs_hardship')} and r.state in ('recognised', 'expired')`,
    figures: {
      认定人数: different('student_id'),
      脱贫家庭学生: group(1),
      脱贫不稳定家庭学生: group(2),
      边缘易致贫家庭学生: group(3),
      突发严重困难家庭学生: group(4),
      最低生活保障家庭学生: group(5),
      低保边缘家庭学生: group(6),
      特困救助供养学生: group(7),
      刚性支出困难家庭学生: group(8),
      其他低收入家庭学生: group(9),
      孤儿: group(10),
      事实无人抚养儿童: group(11),
      残疾学生: group(12),
      残疾人子女: group(13),
      烈士子女: group(14),
    },
  },
  'award/stats': {
    table: 'award_record',
    where: `r.state in ('awarded', 'paid', 'questioned') and ${lastYear('award_record')}`,
    by: 'r.department_id',
    cut: 'departmentId',
    ...placed,
    figures: {
      获奖人数: different('student_id'),
      获奖项数: different('number'),
      '奖金（元）': yuan('amount'),
      '已发放（元）': yuan('amount', `state = 'paid'`),
      发放率: ['已发放（元）', '奖金（元）'],
    },
  },
}
