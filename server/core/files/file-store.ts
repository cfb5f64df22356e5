export type Bytes = ReadableStream<Uint8Array>

/** The first and the last byte asked for; both count. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** What lies in a store. */
export interface Stored {
  readonly key: string
  readonly size: number
  /** When it was put there. */
  readonly at: Date
}

/** Where the bytes of files lie: a disk, an S3 store, or for stories and tests the memory. Keys are ours, never a person's text. */
export interface FileStore {
  /** All of it, or nothing: a file that was cut off is not there. */
  put(key: string, bytes: Bytes): Promise<void>
  /** Undefined where there is no such file. */
  get(key: string, span?: Span): Promise<Bytes | undefined>
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>
  /** Everything under keys that begin so. A file just put may not be among it yet. */
  list(prefix: string): AsyncIterable<Stored>
}
