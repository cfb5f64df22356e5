/** Sheets in millimetres, upright (ISO 216). */
export const papers = {
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  B5: { width: 176, height: 250 },
} as const

export type PaperName = keyof typeof papers

export interface Paper {
  readonly paper: PaperName
  readonly landscape: boolean
}

/** The sheet as it is held, in millimetres. */
export function sheetOf({ paper, landscape }: Paper) {
  const { width, height } = papers[paper]
  return landscape ? { width: height, height: width } : { width, height }
}

/** A point of typography in millimetres. */
export const point = 25.4 / 72
