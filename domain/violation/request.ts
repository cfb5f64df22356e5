import { askedBack, requestFlow } from '#domain/kits/request.ts'
import { askedStates } from './words.ts'

/** A request about a violation, decided by the approval of this code; the student makes it where it names `student`. */
export const flowAbout = (
  model: string,
  approve: string,
  reject: string,
  more: { readonly student?: string } = {},
) => requestFlow(model, askedStates, { acts: { withdraw: askedBack, approve, reject }, ...more })
