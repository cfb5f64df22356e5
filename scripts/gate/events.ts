/** What a process of tests tells while it runs, a line of JSON each. */
export type Event =
  | { readonly is: 'started'; readonly file: string }
  | { readonly is: 'alive' }
  | Ended
  | { readonly is: 'finished' }
  | { readonly is: 'error'; readonly file?: string | undefined; readonly text: string }

export interface Ended {
  readonly is: 'ended'
  readonly file: string
  readonly milliseconds: number
  readonly tests: readonly Test[]
  /** Of the file itself and of its hooks. */
  readonly errors: readonly string[]
}

export interface Test {
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
  readonly errors: readonly string[]
}

/** The events of a file of lines; a line that was broken off is left out. */
export const readEvents = (text: string): readonly Event[] =>
  text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Event]
    } catch {
      return []
    }
  })
