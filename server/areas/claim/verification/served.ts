import { verification } from '#domain/claim/verification.ts'
import { serve } from '#server/core/serve.ts'
import { undo } from './undo.ts'

/** The results of the desks, of which an administrator takes a pass back. */
export const verifications = serve(verification, {
  actions: {
    async undo({ id }, { reason }, unit) {
      await undo(unit, { id, reason })
      return undefined
    },
  },
})
