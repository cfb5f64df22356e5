/** What the second signature of a call is made over. */
export interface SignedCall {
  readonly method: string
  /** With /api and without query. */
  readonly path: string
  /** With or without its question mark. */
  readonly search: string
  /** SHA-256 of the JSON that is sent, in hexadecimal; `-` where it is a form, a file or nothing. */
  readonly body: string
  /** Milliseconds by the server's clock. */
  readonly at: number | string
  /** Different in every call. */
  readonly nonce: string
}

/** The words that both sides sign: one a line, the query in the order of its letters. */
export function wordsOfCall({ method, path, search, body, at, nonce }: SignedCall): string {
  const query = [...new URLSearchParams(search)]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&')
  return [method.toUpperCase(), path, query, body, at, nonce].join('\n')
}
