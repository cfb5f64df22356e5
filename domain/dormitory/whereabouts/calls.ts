import { whereaboutsRounds } from './rounds.ts'

export const whereaboutsCalls = whereaboutsRounds.calls
