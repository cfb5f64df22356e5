import type { ServerArea } from '#server/core/server-area.ts'

export const libraryServer: ServerArea = {}
