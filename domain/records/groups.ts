import { closed } from '#domain/kernel/dictionary.ts'

/** Parts of a student's record, by the titles of the student's form; the family are its lines. */
export const infoGroups = closed('records.info-group', '信息分组', {
  identity: '身份信息',
  roll: '学籍信息',
  contact: '联系方式',
  family: '家庭成员',
})

export type InfoGroup = keyof typeof infoGroups.labels

const order = Object.keys(infoGroups.labels) as readonly InfoGroup[]

/** The groups in a list of codes, in the order of the record. */
export const groupsIn = (codes: string | null): readonly InfoGroup[] =>
  order.filter((group) => codes?.split(',').includes(group))

/** What a round asks to be confirmed and was not. */
export const unconfirmed = (asked: string | null, confirmed: string | null): readonly InfoGroup[] =>
  groupsIn(asked).filter((group) => !groupsIn(confirmed).includes(group))
