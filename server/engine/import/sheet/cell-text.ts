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
