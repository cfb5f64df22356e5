/** The figures of a screen as somebody writes them who has only the tables: SQL of the rows `r`. */
export interface Hand {
  readonly table: string
  /** The rows that the screen is about. */
  readonly where?: string
  /** The day at the college on which a row lies. */
  readonly day?: string
  /** What the screen is cut by as it opens, and how it is called. */
  readonly by: string
  readonly cut: string
  /** The rows of a head of college and of a counsellor: each without the screen where it says nothing. */
  readonly college?: string
  readonly classes?: string
  /** By the words of the screen; of a share, those of its part and its whole. */
  readonly figures: Readonly<Record<string, string | readonly [part: string, whole: string]>>
}

export type Hands = Readonly<Record<string, Hand>>

export const rows = (where = 'true') => `count(*) filter (where ${where})`
export const different = (column: string, where = 'true') =>
  `count(distinct ${column}) filter (where ${where})`
export const sum = (column: string, where = 'true') => `coalesce(sum(${column}) filter (where ${where}), 0)`
/** The value that this part of all does not go beyond. */
export const within = (part: number, column: string) =>
  `percentile_cont(${part}) within group (order by ${column})`
/** Amounts are kept in fen. */
export const yuan = (column: string, where = 'true') => `${sum(column, where)} / 100.0`

/** What somebody still writes, or took back, is no application. */
export const handedIn = `state not in ('draft', 'withdrawn')`

/** The day of a moment, as the college's clock has it. */
export const dayOf = (moment: string) => `(r.${moment} at time zone 'Asia/Shanghai')::date`
export const student = (column: string) =>
  `(select s.${column} from base_student s where s.id = r.student_id)`

/** Most rows say themselves where they belong. */
export const placed = {
  college: 'r.department_id in (table college)',
  classes: 'r.class_id in (table classes)',
}
/** Others say whose they are. */
export const ofStudent = {
  college: `${student('department_id')} in (table college)`,
  classes: `${student('class_id')} in (table classes)`,
}
