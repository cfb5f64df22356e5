/** Where the pictures of a text lie. A text names their files, and never an address. */
export interface Pictures {
  /** Keeps a picture, and answers the id of its file. Rejects with a reason that people can read. */
  readonly keep: (file: File) => Promise<string>
  /** Addresses of files by their ids, good for a short while; what may not be seen is left out. */
  readonly show: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** The pictures among what was pasted or dropped. */
export const picturesAmong = (data: DataTransfer | null): readonly File[] =>
  [...(data?.files ?? [])].filter(({ type }) => pictureTypes.includes(type))
