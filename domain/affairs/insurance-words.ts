import { closed, open } from '#domain/kernel/dictionary.ts'

export const insuranceKinds = closed('affairs.insurance-kind', '险种', {
  resident: '城乡居民医保',
  accident: '学平险',
  liability: '校方责任险',
  internship: '实习责任险',
})

/** Why somebody is not insured here; what was paid goes back for the same reasons. */
export const notInsuredReasons = open('affairs.not-insured-reason', '未参保原因', {
  '1': '已在户籍地参保',
  '2': '自愿放弃',
  '3': '职工医保',
  '4': '重复参保',
  '5': '不在校',
})

export const insuranceStates = closed(
  'affairs.insurance-state',
  '参保状态',
  { pending: '待缴费', insured: '已参保', exempt: '未参保' },
  { pending: 'warning', insured: 'success', exempt: 'neutral' },
)

export const chargeStates = closed(
  'affairs.insurance-charge-state',
  '缴费单状态',
  { paid: '已缴费', part: '部分退费', refunded: '已退费' },
  { paid: 'success', part: 'warning', refunded: 'neutral' },
)
