import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Lines of JSON in a file, the oldest first; what was added is there after a start anew, though the power went. */
export function keptLines<Line>(file: string) {
  let lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(read) : []

  /** A line that was being written when the power went is none. */
  function read(text: string): Line[] {
    try {
      return text ? [JSON.parse(text)] : []
    } catch {
      return []
    }
  }

  return {
    get all(): readonly Line[] {
      return lines
    },
    add(line: Line) {
      lines.push(line)
      appendFileSync(file, `${JSON.stringify(line)}\n`, { flush: true })
    },
    /** Keeps only these, with another behind them; a reader finds the file as it was before, or as it is after. */
    keep(which: (line: Line) => boolean, ...more: Line[]) {
      lines = [...lines.filter(which), ...more]
      writeFileSync(`${file}.new`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { flush: true })
      renameSync(`${file}.new`, file)
    },
  }
}
