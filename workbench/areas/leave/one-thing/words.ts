import type { TFunction } from 'i18next'
import { checkOutStates } from '#domain/dormitory/check-out/words.ts'
import type { LeavingStep } from '#domain/leave/calls.ts'

interface Words {
  readonly title: string
  readonly done: string
  readonly open: string
}

export const words: Readonly<Record<LeavingStep['code'], Words>> = {
  leaves: { title: '请假销假', done: '没有未销假的请假', open: '尚未销假：{{left}}' },
  fees: { title: '结清费用', done: '没有欠费', open: '尚欠 {{left}} 元' },
  keys: {
    title: '退还宿舍钥匙',
    done: '没有未退还的钥匙',
    open: '请到公寓管理中心退还钥匙 {{left}}',
  },
  bed: { title: '退宿', done: '没有占用床位', open: '仍占用 {{left}}，请申请退宿' },
  departure: {
    title: '离校办理',
    done: '已办理离校手续',
    open: '计划 {{left}} 离校，请宿管员查验房间后办理离校',
  },
  card: { title: '注销校园卡', done: '没有在用的校园卡', open: '校园卡仍在使用，请到一卡通中心注销' },
}

/** What is left of a step, in a sentence. */
export function openWords(t: TFunction, { code, left, lodging, state }: LeavingStep): string {
  if (code === 'bed' && state)
    return t('仍占用 {{left}}，退宿申请{{state}}', { left, state: t(checkOutStates.labels[state]) })
  if (lodging && left) return t('尚欠 {{left}} 元，另欠住宿费 {{lodging}} 元', { left, lodging })
  if (lodging) return t('尚欠住宿费 {{lodging}} 元，请到公寓管理中心缴清', { lodging })
  return t(words[code].open, { left: left ?? '' })
}
