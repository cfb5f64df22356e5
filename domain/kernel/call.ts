/** Who may call: anybody signed in, or only those whose role holds the permission `area.noun:verb`. */
export type PersonalAccess = 'signed-in' | `${string}.${string}:${string}`

/** What comes in `data`, where it is one of the usual shapes; `bare` comes without the envelope. */
export type Reply = 'options' | 'tree' | 'page' | 'list' | 'nothing' | 'bare' | 'file'

/** What is known of a call before anybody makes it. */
export interface CallFacts {
  readonly method: 'GET' | 'POST'
  /** Below /api/{product}-, such as `claim/goods/find`. */
  readonly path: string
  /** In the document of all calls. */
  readonly title: string
  readonly reply?: Reply
  /** Of a POST that goes as a form and not as JSON, as the specification has it. */
  readonly encoding?: 'form'
  /** May be called while a password must be changed before anything else. */
  readonly beforePasswordChange?: true
  /**
   * Opens an account or changes what opens it: its caller has proved within minutes, or proves in this call, who
   * they are: by `password` or `code` in its body, or by `password` alone where `code` means something else there.
   */
  readonly proof?: 'any' | 'password'
  /** Pages make it by themselves, again and again: nobody's session lives on by it. */
  readonly passive?: true
}

declare const types: unique symbol

/** Carries the types of a call and nothing else: what goes out (`undefined` for nothing), and what comes in `data`. */
interface Shapes<Input, Answer> {
  readonly [types]?: { readonly takes: (given: Input) => void; readonly answers: Answer }
}

/**
 * A call of somebody signed in, written once: the server answers it, the portal asks it, the document of all calls tells
 * of it. The schema of its input stays with the server, so that no page carries it; here is its type.
 */
export interface Call<Input, Answer> extends CallFacts, Shapes<Input, Answer> {
  readonly access: PersonalAccess
}

/** A call that anybody may make, without a session. */
export interface PublicCall<Input, Answer> extends CallFacts, Shapes<Input, Answer> {
  readonly access: 'public'
}

/** A GET sends its input as the query, a POST as JSON, or as a form where its `encoding` says so. */
export const defineCall = <Input, Answer>(
  call: CallFacts & { readonly access: PersonalAccess },
): Call<Input, Answer> => call

/** The same for strangers. */
export const definePublicCall = <Input, Answer>(call: CallFacts): PublicCall<Input, Answer> => ({
  ...call,
  access: 'public',
})
