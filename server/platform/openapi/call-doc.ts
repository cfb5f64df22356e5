/** What a person who programs against a call must know beside its path, verb and permission. */
export interface CallDoc {
  readonly title: string
  /** Parameters of the query, with what each asks for; one that must be there begins with `*`. */
  readonly query?: Readonly<Record<string, string>>
  /** Fields of a JSON body, likewise. */
  readonly body?: Readonly<Record<string, string>>
  /** Fields of a multipart or url-encoded form, likewise. */
  readonly form?: Readonly<Record<string, string>>
  /** What comes in `data`; left out, whatever the call makes. `bare` comes without the envelope. */
  readonly reply?: 'options' | 'tree' | 'page' | 'list' | 'nothing' | 'bare' | 'file'
}

/** Calls by their path below /api/{product}-. */
export type CallDocs = Readonly<Record<string, CallDoc>>
