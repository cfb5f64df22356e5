/** English by Chinese. */
export type Catalogue = Readonly<Record<string, string>>

const word = /^\p{Script=Han}{2,6}$/u
/** Longer ones are sentences, which are not put together of words. */
const longest = 12

/**
 * Says a label in the words that the catalogues have already: `缴费时间` by 缴费 and 时间 is `Payment time`. Of several ways
 * the one with the fewest words; undefined where a part of it is no word.
 */
export function composer(english: Catalogue): (label: string) => string | undefined {
  const words = new Map(
    Object.entries(english).filter(([chinese, said]) => word.test(chinese) && said.split(' ').length <= 3),
  )
  return (label) => {
    if (english[label]) return english[label]
    if (label.length > longest) return undefined
    const best: (readonly string[] | undefined)[] = [[]]
    for (let end = 1; end <= label.length; end += 1) {
      const ways = [...Array(end).keys()].flatMap((from) => {
        const [before, last] = [best[from], words.get(label.slice(from, end))]
        return before && last ? [[...before, last]] : []
      })
      best[end] = ways.toSorted((one, other) => one.length - other.length)[0]
    }
    const [first, ...rest] = best[label.length] ?? []
    return first && [first, ...rest.map(small)].join(' ')
  }
}

/** Within a label; a name such as `ID` or `QR` stays as it is. */
const small = (text: string) => (/^[A-Z][a-z]/.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text)
