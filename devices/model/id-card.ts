/** What a resident-ID reader tells of a card. The photo is left out on purpose: it is not needed at a desk. */
export interface IdCard {
  /** Which layout the card has: resident identity card, residence permit of Hong Kong, Macao and Taiwan, foreigner's card. */
  readonly kind: 'resident' | 'residence-permit' | 'foreigner'
  readonly name: string
  readonly sex: string
  /** 民族 of a resident, nationality of a foreigner. */
  readonly nation: string
  /** YYYY-MM-DD, as are all dates. */
  readonly birth: string
  readonly address: string
  /** 18 characters, checked by GB 11643 where the layout has them. Never shown or logged: show `maskedNumber`. */
  readonly number: string
  readonly issuer: string
  readonly from: string
  /** Null for a card that never expires (长期). */
  readonly to: string | null
  readonly passNumber?: string
}

/** The last four characters alone. */
export const maskedNumber = ({ number }: Pick<IdCard, 'number'>) =>
  number.slice(-4).padStart(number.length, '*')
