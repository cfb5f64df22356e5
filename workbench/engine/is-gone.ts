import { HttpFailure } from '#workbench/http/failure.ts'

/** It was removed, or is out of this person's reach. */
export const isGone = (error: unknown) => error instanceof HttpFailure && [400, 404].includes(error.status)
