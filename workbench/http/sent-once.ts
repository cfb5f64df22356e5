import { createOnce, type OnceOptions } from './once.ts'
import { settledReply } from './stored-reply.ts'

/**
 * Sends to the server what a person does, once. What learns of a call without an answer is there from the start: when
 * it is needed, nothing can be fetched any more.
 */
export const sentOnce = (checking?: OnceOptions['checking']) =>
  createOnce({ settle: settledReply, ...(checking && { checking }) })
