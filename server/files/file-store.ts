export type Bytes = ReadableStream<Uint8Array>

/** Where the bytes of files lie: a disk, an S3 store, or for stories and tests the memory. Keys are ours, never a person's text. */
export interface FileStore {
  /** All of it, or nothing: a file that was cut off is not there. */
  put(key: string, bytes: Bytes): Promise<void>
  /** Undefined where there is no such file. */
  get(key: string): Promise<Bytes | undefined>
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>
}
