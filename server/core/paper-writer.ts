import type { Page } from '#domain/reports/pages.ts'
import type { Bytes } from '#server/core/files/file-store.ts'

/** What is to be put on paper. Lengths in millimetres. */
export interface PaperJob {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly pages: Iterable<Page>
  /** PNG or JPEG by their ids. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  /** At the foot of every page: whose paper this is. */
  readonly mark: string
  /** Told after each page; anyone who says false wants no more. */
  readonly onPage?: (count: number) => boolean
}

export interface Written {
  readonly bytes: Bytes
  /** How many letters the font lacks stand as empty boxes; known once the bytes have been read. */
  readonly missing: () => number
}

/** Writes a PDF while its pages are made. */
export type WritePaper = (job: PaperJob) => Written
