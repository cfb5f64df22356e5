/** How a code is felt, by the names that the design system draws: a tag and a slice of a chart follow it. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/** Of a state: what of it is shown in which tone. A code that is not named is neutral. */
export type Tones<Code extends string = string> = Readonly<Partial<Record<Code, Tone>>>

export interface Dictionary<Code extends string = string> {
  readonly name: string
  readonly label: string
  /** Codes and labels: all of them when closed, those a new college starts with when open. */
  readonly labels: Readonly<Record<Code, string>>
  /** Its codes are states: each is shown as a tag. */
  readonly tones?: Tones<Code>
  /** An open dictionary lives in the table `system_dictionary`, where administrators edit it. */
  readonly open: boolean
  /** Areas bring its codes: adding one takes no migration, for the code checks a write and the database has no constraint. */
  readonly registry?: true
}

/** Codes our own code depends on. Adding one is a code change, and the compiler finds every table that must learn it. */
export function closed<const L extends Record<string, string>>(
  name: string,
  label: string,
  labels: L,
  tones?: Tones<NoInfer<keyof L & string>>,
): Dictionary<keyof L & string> {
  return { name, label, labels, open: false, ...(tones && { tones }) }
}

/** Codes an administrator edits at run time. No code of ours may compare against one. */
export const open = (name: string, label: string, labels: Readonly<Record<string, string>>): Dictionary => ({
  name,
  label,
  labels,
  open: true,
})

/** Codes with their labels, as a list shows them. JavaScript puts the key `10` before `09`: number codes are put right. */
export function entriesOf<Code extends string>({ labels }: Dictionary<Code>): readonly [Code, string][] {
  const entries = Object.entries<string>(labels) as [Code, string][]
  const numbered = entries.every(([code]) => /^\d+$/.test(code))
  return numbered ? entries.toSorted(([one], [other]) => (one < other ? -1 : 1)) : entries
}

/** How a code is shown, undefined where its dictionary is of no states. */
export const toneOf = <Code extends string>({ tones }: Dictionary<Code>, code: Code): Tone | undefined =>
  tones && (tones[code] ?? 'neutral')
