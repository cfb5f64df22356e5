import type { Dictionary } from './dictionary.ts'

/** A closed dictionary whose codes areas bring in their manifests, each with what is to be known of it. */
export interface Registry<Entry> extends Dictionary {
  readonly registry: true
  readonly known: ReadonlyMap<string, Entry>
  /** For domain/index.ts, which gathers the manifests. A code that is there already must not come twice. */
  readonly bring: (entries: Readonly<Record<string, Entry>>) => void
}

/** `own` are codes that no area brings. */
export function registry<Entry extends { readonly label: string }>(
  name: string,
  label: string,
  own: Readonly<Record<string, Entry>> = {},
): Registry<Entry> {
  const known = new Map<string, Entry>()
  const labels: Record<string, string> = {}
  const bring = (entries: Readonly<Record<string, Entry>>) => {
    for (const [code, entry] of Object.entries(entries)) {
      if (known.has(code)) throw new Error(`${name} knows ${code} already.`)
      known.set(code, entry)
      labels[code] = entry.label
    }
  }
  bring(own)
  return { name, label, labels, open: false, registry: true, known, bring }
}
