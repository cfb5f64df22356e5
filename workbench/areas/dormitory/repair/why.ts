import type { TFunction } from 'i18next'
import type { RepairProposal } from '#domain/dormitory/repair/calls.ts'

export interface Why {
  readonly text: string
  readonly tone: 'success' | 'neutral' | 'warning' | 'danger'
}

/** Why a worker is proposed, or should not be, each in a few words. */
export function whyOf(t: TFunction, { fit, late }: RepairProposal): readonly Why[] {
  const places = { named: t('负责该楼栋'), any: t('负责全部楼栋'), other: t('不负责该楼栋') }
  const trades = { named: t('负责该类型'), any: t('负责全部类型'), other: t('不负责该类型') }
  const tones = { named: 'success', any: 'neutral', other: 'danger' } as const
  return [
    { text: places[fit.building], tone: tones[fit.building] },
    { text: trades[fit.trade], tone: tones[fit.trade] },
    ...(fit.before ? [{ text: t('上次由其维修'), tone: 'success' } as const] : []),
    ...(fit.rejected ? [{ text: t('刚退回此单'), tone: 'danger' } as const] : []),
    ...(fit.full ? [{ text: t('已达处理上限'), tone: 'warning' } as const] : []),
    ...(late > 0 ? [{ text: t('{{count}} 单超时', { count: late }), tone: 'warning' } as const] : []),
  ]
}
