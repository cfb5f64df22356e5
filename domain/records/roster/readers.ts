import type { labelReaders } from './words.ts'

export type LabelReader = keyof typeof labelReaders.labels

/** Whether a label that is for `readers`, codes with commas between, is for people of this range. */
export const isReader = (readers: string | null, reader: LabelReader): boolean =>
  (readers ?? '').split(',').includes(reader)
