import type { Question } from '#domain/survey/question.ts'

const options = (...labels: readonly string[]) => labels.map((label, at) => ({ value: `${at + 1}`, label }))

/** What a college asks everybody before they come back to campus. */
const questions: readonly Question[] = [
  {
    id: 'kind',
    kind: 'single',
    title: '您的身份是？',
    required: true,
    options: options('在校学生', '新生', '教职工', '学生家长', '其他人员'),
  },
  {
    id: 'arrival',
    kind: 'date',
    title: '您计划哪一天到校？',
    help: '请按实际购票或出发日期填写，行程有变时请及时告知辅导员。',
    required: true,
  },
  {
    id: 'transport',
    kind: 'multiple',
    title: '您乘坐哪些交通工具到校？',
    help: '可以多选。',
    required: true,
    options: options('火车或动车', '长途客车', '飞机', '公交或地铁', '私家车', '其他'),
  },
  { id: 'train', kind: 'text', title: '车次、航班号或车牌号', required: false, max: 60 },
  {
    id: 'companions',
    kind: 'number',
    title: '有几位家人陪同到校？',
    required: true,
    min: 0,
    max: 10,
    unit: '人',
  },
  {
    id: 'health',
    kind: 'yes-no',
    title: '近 7 天是否有发热、腹泻、皮疹等身体不适？',
    required: true,
  },
  {
    id: 'symptoms',
    kind: 'text',
    title: '如有不适，请简要说明症状和就诊情况',
    required: false,
    max: 300,
  },
  {
    id: 'help',
    kind: 'multiple',
    title: '到校时您希望得到哪些帮助？',
    required: false,
    options: options('车站接站', '行李搬运', '绿色通道咨询', '宿舍办理', '身体不便协助', '暂时不需要'),
  },
  {
    id: 'promise',
    kind: 'yes-no',
    title: '您是否已阅读并同意遵守学校的返校安全要求（交通安全、防诈骗、消防和宿舍用电）？',
    required: true,
  },
  { id: 'words', kind: 'text', title: '对学校返校工作的意见和建议', required: false, max: 500 },
]

/** The one survey of the demo college, open over the academic year. */
export const demoSurvey = {
  id: '01990000-0000-7000-8000-0000000005e1',
  title: '2026—2027 学年返校安全信息登记',
  introduction:
    '为做好返校服务和安全保障，请每位返校师生及陪同家长如实填写本表，大约需要 2 分钟。问卷不记名，信息仅用于安排接站、报到和健康服务，不作其他用途。',
  questions: JSON.stringify(questions),
  opensAt: '2026-08-20T00:00:00+08:00',
  closesAt: '2027-08-31T23:59:59+08:00',
  anonymous: true,
} as const
