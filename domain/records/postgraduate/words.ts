import { closed, open } from '#domain/kernel/dictionary.ts'

/** What a postgraduate studies for. */
export const postgraduateLevels = closed(
  'records.postgraduate-level',
  '研究生层次',
  { master: '硕士', doctor: '博士' },
  { master: 'info', doctor: 'accent' },
)

export type PostgraduateLevel = keyof typeof postgraduateLevels.labels

/** 学位类型, 《中华人民共和国学位法》 article 3. */
export const degreeKinds = closed('records.degree-kind', '学位类型', {
  academic: '学术学位',
  professional: '专业学位',
})

export const studyModes = closed('records.study-mode', '学习方式', {
  full: '全日制',
  part: '非全日制',
})

/** 学科门类 of 《研究生教育学科专业目录（2022年）》. */
export const disciplines = open('records.discipline', '学科门类', {
  '01': '哲学',
  '02': '经济学',
  '03': '法学',
  '04': '教育学',
  '05': '文学',
  '06': '历史学',
  '07': '理学',
  '08': '工学',
  '09': '农学',
  '10': '医学',
  '11': '军事学',
  '12': '管理学',
  '13': '艺术学',
  '14': '交叉学科',
})

export const admissionSources = open('records.admission-source', '录取来源', {
  '1': '全国统考',
  '2': '推荐免试',
  '3': '申请考核',
  '4': '硕博连读',
  '5': '联合培养',
  '6': '单独考试',
})

/** Whom a supervisor may guide: a 博士生导师 guides those who study for either degree. */
export const supervisorRanks = closed(
  'records.supervisor-rank',
  '导师类别',
  { master: '硕士生导师', doctor: '博士生导师' },
  { master: 'info', doctor: 'accent' },
)
