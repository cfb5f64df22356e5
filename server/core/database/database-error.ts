/** What both drivers tell of a statement that PostgreSQL refused. */
export interface DatabaseError {
  readonly code: string
  readonly constraint?: string
  readonly table?: string
}

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code)
