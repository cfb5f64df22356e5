import { returnRounds } from './rounds.ts'

export const returnCalls = returnRounds.calls
