/** A failure the caller is expected to meet, and must look at. A surprise is thrown instead. */
export type Result<Value, Fault extends { readonly type: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault }

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const
export const fail = <const Fault extends { readonly type: string }>(fault: Fault) =>
  ({ ok: false, fault }) as const
