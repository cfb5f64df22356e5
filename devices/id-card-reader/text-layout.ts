import type { IdCard } from '#devices/model/id-card.ts'
import { isResidentId, normalIdNo } from '#domain/kits/resident-id.ts'

/** Offset and length in bytes. The text of a card is UCS-2, low byte first, filled up with spaces. */
type Field = readonly [at: number, length: number]
type Layout = Partial<Record<Exclude<keyof IdCard, 'kind'> | 'nameEn', Field>>

export const textBytes = 256
const typeFlag: Field = [248, 2]

const resident = {
  name: [0, 30],
  sex: [30, 2],
  nation: [32, 4],
  birth: [36, 16],
  address: [52, 70],
  number: [122, 36],
  issuer: [158, 30],
  from: [188, 16],
  to: [204, 16],
} as const satisfies Layout

/**
 * By the flag at byte 248, which must be looked at first: the same bytes mean something else on another card.
 * Of the foreigner's card of 2023 (`Y`) the nationality's place is not published and is left out.
 */
const layouts: Readonly<Record<string, { readonly kind: IdCard['kind']; readonly fields: Layout }>> = {
  '': { kind: 'resident', fields: resident },
  J: { kind: 'residence-permit', fields: { ...resident, passNumber: [220, 18] } },
  I: {
    kind: 'foreigner',
    fields: {
      nameEn: [0, 120],
      sex: [120, 2],
      number: [122, 30],
      nation: [152, 6],
      name: [158, 30],
      from: [188, 16],
      to: [204, 16],
      birth: [220, 16],
    },
  },
  Y: {
    kind: 'foreigner',
    fields: {
      name: [0, 30],
      sex: [30, 2],
      birth: [36, 16],
      nameEn: [52, 70],
      number: [122, 36],
      from: [188, 16],
      to: [204, 16],
    },
  },
}

export type CardFlag = '' | 'J' | 'I' | 'Y'

/** The text of a card, or why it is none: the words are for support and name no person. */
export type CardText = { readonly card: IdCard } | { readonly invalid: 'length' | 'flag' | 'date' | 'number' }

/** Reads the 256 bytes of text. The number of every 18-character layout must hold by GB 11643. */
export function readCardText(bytes: Uint8Array): CardText {
  if (bytes.length !== textBytes) return { invalid: 'length' }
  const flag = textOf(bytes, typeFlag)
  const layout = layouts[flag]
  if (!layout) return { invalid: 'flag' }
  const { kind, fields } = layout
  const said = (field: Exclude<keyof Layout, 'kind'>) => {
    const place = fields[field]
    return place ? textOf(bytes, place) : ''
  }
  const number = normalIdNo(said('number'))
  if (flag === 'I' ? !/^[A-Z]{3}\d{12}$/.test(number) : !isResidentId(number)) return { invalid: 'number' }
  const birth = dateOf(said('birth'))
  const from = dateOf(said('from'))
  const to = said('to') === '长期' ? null : dateOf(said('to'))
  if (birth === undefined || from === undefined || to === undefined) return { invalid: 'date' }
  const card = {
    kind,
    name: said('name') || said('nameEn'),
    sex: said('sex'),
    nation: said('nation'),
    birth,
    address: said('address'),
    number,
    issuer: said('issuer'),
    from,
    to,
  }
  return { card: kind === 'residence-permit' ? { ...card, passNumber: said('passNumber') } : card }
}

/** The 256 bytes of a card, as a reader sends them. The simulator's cards are made of these. */
export function writeCardText(card: IdCard, flag: CardFlag = ''): Uint8Array {
  const bytes = new Uint8Array(textBytes)
  for (let at = 0; at < textBytes; at += 2) bytes[at] = 0x20
  const put = ([at, length]: Field, text: string) => {
    for (const [index, unit] of Array.from({ length: length / 2 }, (_, i) => text.charCodeAt(i)).entries())
      if (!Number.isNaN(unit)) bytes.set([unit & 0xff, unit >> 8], at + index * 2)
  }
  const texts = { ...card, birth: digits(card.birth), from: digits(card.from), to: digits(card.to) }
  for (const [field, place] of Object.entries(layouts[flag]?.fields ?? {}) as [keyof typeof texts, Field][])
    put(place, texts[field] ?? '')
  put(typeFlag, flag)
  return bytes
}

/** Whether the card had run out on this day (YYYY-MM-DD): its last day still counts. */
export const isExpired = ({ to }: Pick<IdCard, 'to'>, today: string) => to !== null && to < today

const digits = (date: string | null) => (date === null ? '长期' : date.replaceAll('-', ''))

const textOf = (bytes: Uint8Array, [at, length]: Field) =>
  new TextDecoder('utf-16le')
    .decode(bytes.subarray(at, at + length))
    .replaceAll('\0', ' ')
    .trim()

/** Undefined for what is no day. */
function dateOf(text: string): string | undefined {
  if (!/^\d{8}$/.test(text)) return
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? date : undefined
}
