import { sentence } from './phrase.ts'

/**
 * Every way in which the server says no on purpose. Anything else thrown is a bug and a 500. A message is a text that is a
 * key of the catalogues, or a `phrase` where it holds values.
 */
export type Refusal =
  | { readonly type: 'unknown-session'; readonly message?: string }
  | { readonly type: 'forbidden'; readonly message?: string }
  /** Who asks has to prove once more who they are; `ways` says by what they can. */
  | { readonly type: 'proof-required'; readonly message: string; readonly ways: object }
  | { readonly type: 'not-found' }
  | { readonly type: 'bad-signature' }
  /** `fields` names each field at fault; `message` is what a person reads when there is only one line. */
  | { readonly type: 'invalid'; readonly message: string; readonly fields?: Readonly<Record<string, string>> }
  /** The row was changed by somebody else; `current` is how it stands now. */
  | { readonly type: 'stale'; readonly message: string; readonly current?: unknown }
  /** It would break what is kept: a value that must be unique, a row that others point at. */
  | {
      readonly type: 'conflict'
      readonly message: string
      readonly fields?: Readonly<Record<string, string>>
    }
  /** The body is of a kind that the call does not take. */
  | { readonly type: 'unsupported-media' }
  /** More than is taken at all. */
  | { readonly type: 'too-large'; readonly message: string }
  /** There is no room to keep it in. */
  | { readonly type: 'no-room'; readonly message: string }
  /** Something this one call stands on is away; to be tried again after so many seconds. */
  | { readonly type: 'away'; readonly message: string; readonly retryAfter: number }
  /** The same call is still being done; its answer may be asked for after so many seconds. */
  | { readonly type: 'under-way'; readonly message: string; readonly retryAfter: number }
  /** Machines could do it too often: to be asked again with the answer to `challenge`, which the machine that asks works out. */
  | { readonly type: 'work-required'; readonly message: string; readonly challenge: object }
  /** Too much at once; to be tried again after so many seconds. */
  | { readonly type: 'too-many'; readonly message: string; readonly retryAfter: number }

export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(sentence(('message' in refusal && refusal.message) || refusal.type))
    this.refusal = refusal
  }
}

export function refuse(refusal: Refusal): never {
  throw new Refused(refusal)
}

/** Refuses for one field alone, whose fault is all that there is to say. */
export function refuseAt(field: string, message: string): never {
  return refuse({ type: 'invalid', message, fields: { [field]: message } })
}
