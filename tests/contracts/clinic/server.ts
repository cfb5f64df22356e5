import { roundsServer } from '#server/engine/rounds/rounds-server.ts'
import { checkups } from './domain.ts'

export const clinicServer = roundsServer(checkups)
