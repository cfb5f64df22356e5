/** An entry of a catalogue that a sentence is, with what stands in it. */
export interface Said {
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

const value = /\{\{(\w+)\}\}/g
const special = /[\\^$.*+?()[\]{}|]/g
/** What holds nothing but values and signs would be anything. */
const tells = /[\p{Script=Han}：]/u
/** Characters; what is longer was not said by us. */
const longest = 1_000

/**
 * What the server keeps it keeps as whole sentences: the fault of a cell, why a job failed, what was audited. In
 * another language such a sentence is found again by its pattern among the keys: 一次最多处理 500 条 is
 * 一次最多处理 {{count}} 条 with 500. The pattern that tells most comes first.
 */
export function sentencesOf(keys: readonly string[]): (sentence: string) => Said | null {
  const patterns = keys
    .filter((key) => key.includes('{{'))
    .map((key) => ({ key, told: key.replace(value, '') }))
    .filter(({ told }) => tells.test(told))
    .sort((a, b) => b.told.length - a.told.length)
    .map(({ key }) => ({
      key,
      names: [...key.matchAll(value)].map(([, name = '']) => name),
      is: new RegExp(
        `^${key
          .split(value)
          .filter((_, at) => at % 2 === 0)
          .map(escaped)
          .join('(.+?)')}$`,
        's',
      ),
    }))
  return (sentence) => {
    if (sentence.length > longest || !tells.test(sentence)) return null
    for (const { key, names, is } of patterns) {
      const found = is.exec(sentence)
      if (found)
        return { key, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) }
    }
    return null
  }
}

const escaped = (text: string) => text.replace(special, '\\$&')
