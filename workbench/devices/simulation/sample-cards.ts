import type { IdCard } from '#devices/model/id-card.ts'

/** A card that is nobody's: the region of the number exists nowhere. */
export const sampleIdCard: IdCard = {
  kind: 'resident',
  name: '林晓样',
  sex: '女',
  nation: '汉',
  birth: '2008-03-15',
  address: '样例省样例市示范路一号',
  number: '999999200803150024',
  issuer: '样例市公安局',
  from: '2023-07-01',
  to: '2033-07-01',
}

/** Four bytes, as a campus card has them. */
export const sampleCard = '00D507D0'
