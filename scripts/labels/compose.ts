/** English by Chinese. */
export type Catalogue = Readonly<Record<string, string>>

const word = /^\p{Script=Han}{1,6}$/u
/** Longer ones are sentences, which are not put together of words. */
const longest = 12
/** `金额（元）` */
const measured = /^(.+)（(.+)）$/

/**
 * Says a label in words that are known: `缴费时间` by 缴费 and 时间 is `Payment time`. The glossary decides before the
 * catalogues, whose labels may mean something of their own screen. Of several ways the one with the fewest words;
 * undefined where a part of it is no word.
 */
export function composer(english: Catalogue, glossary: Catalogue): (label: string) => string | undefined {
  const known = Object.entries(english).filter(
    ([chinese, said]) => chinese.length > 1 && said.split(' ').length <= 3,
  )
  const words = new Map([...known, ...Object.entries(glossary)].filter(([chinese]) => word.test(chinese)))

  function say(label: string): string | undefined {
    const whole = glossary[label] ?? english[label]
    if (whole || label.length > longest) return whole
    const [, name, unit] = measured.exec(label) ?? []
    if (name && unit) {
      const [of, by] = [say(name), say(unit)]
      return of && by && `${of} (${by})`
    }
    const [first, ...rest] = fewest(label) ?? []
    return first && [capital(first), ...rest.map(small)].join(' ')
  }

  function fewest(label: string): readonly string[] | undefined {
    const best: (readonly string[] | undefined)[] = [[]]
    for (let end = 1; end <= label.length; end += 1) {
      const ways = [...Array(end).keys()].flatMap((from) => {
        const [before, last] = [best[from], words.get(label.slice(from, end))]
        return before && last ? [[...before, last]] : []
      })
      best[end] = ways.toSorted((one, other) => one.length - other.length)[0]
    }
    return best[label.length]
  }

  return say
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
/** Within a label; a name such as `ID`, `QR` or `WeChat` stays as it is. */
const small = (text: string) =>
  /^[A-Z][a-z]+( [a-z]+)*$/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
