/** Something that may be done with one row beside changing its fields. Its permission is `area.noun:name`. */
// biome-ignore lint/suspicious/noExplicitAny: of any row, whatever its fields
export interface Action<Row = any> {
  readonly label: string
  /** Whether the row allows it: asked by the server for the button, and again for the call. */
  readonly when?: (row: Row) => boolean
  /** The whole effect, when it is only this. */
  readonly set?: Partial<Row>
  /** It is done on another screen, whose address then says `?{by}={id of the row}`. */
  readonly open?: { readonly path: `/${string}`; readonly by: string }
  /** What a person is told, and must agree to, before it is done. */
  readonly confirm?: string
  readonly danger?: boolean
  /** It opens somebody's account: whoever does it proves once more who they are. */
  readonly proof?: true
}

/** What is neither a `set` nor a screen needs a handler of the server's. */
export type HandledAction<R> = R extends { readonly actions?: infer A }
  ? { [K in keyof A]: A[K] extends { set: object } | { open: object } ? never : K }[keyof A] & string
  : never
