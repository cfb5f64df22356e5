/** Gathers the text of a cell or of a shared string: its runs joined, without how they are pronounced (`rPh`). */
export function cellText() {
  let gathered = ''
  let hearing = false
  let pronounced = false
  return {
    open(name: string) {
      if (name === 'rPh') pronounced = true
      else if (name === 't' || name === 'v') hearing = !pronounced
    },
    close(name: string) {
      if (name === 'rPh') pronounced = false
      else if (name === 't' || name === 'v') hearing = false
    },
    text(text: string) {
      if (hearing) gathered += text
    },
    /** What was gathered since it was last taken. */
    take(): string {
      const text = gathered
      gathered = ''
      return text
    },
  }
}

/** `_x000D_` stands for a character that no document may carry (ECMA-376, part 1, 22.9.2.19). */
export const withoutEscapes = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
