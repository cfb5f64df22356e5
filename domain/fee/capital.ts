import { fenOf, type Yuan, yuanOf } from '#domain/kernel/money.ts'

const digits = [...'零壹贰叁肆伍陆柒捌玖'] as const
const places = ['', '拾', '佰', '仟'] as const
const groups = ['', '万', '亿', '兆'] as const

/** Up to four digits, `1024` as 壹仟零贰拾肆. */
function groupOf(text: string): string {
  let words = ''
  for (const [at, digit] of [...text].entries()) {
    if (digit !== '0') words += `${digits[Number(digit)]}${places[text.length - 1 - at]}`
    else if (words && !words.endsWith('零')) words += '零'
  }
  return words.replace(/零$/, '')
}

/** Whole yuan in groups of four, a 零 where a group is short or was left out. */
function wholeOf(text: string): string {
  const parts = text.match(/\d{1,4}(?=(?:\d{4}){0,3}$)/g) ?? []
  return parts.reduce((words, part, at) => {
    const group = groupOf(part)
    if (!group) return words
    const gap =
      words && (part.startsWith('0') || !words.endsWith(groups[parts.length - at] ?? '')) ? '零' : ''
    return `${words}${gap}${group}${groups[parts.length - 1 - at]}`
  }, '')
}

/** An amount as a receipt words it so that no digit can be added: `5060.50` is 伍仟零陆拾元伍角整, below zero 负…. */
export function capitalYuan(yuan: Yuan): string {
  const fen = fenOf(yuan)
  const [whole = '0', part = '00'] = yuanOf(Math.abs(fen)).split('.')
  const [jiao, cent] = [Number(part[0]), Number(part[1])]
  const yuanWords = Number(whole) > 0 ? `${wholeOf(whole)}元` : ''
  if (!jiao && !cent) return `${fen < 0 ? '负' : ''}${yuanWords || '零元'}整`
  const tens = jiao ? `${digits[jiao]}角` : yuanWords && '零'
  return `${fen < 0 ? '负' : ''}${yuanWords}${tens}${cent ? `${digits[cent]}分` : '整'}`
}
