import { afterAll } from 'vitest'
import { running } from './running-server.ts'

/** Where files share a page, none finds what another has done to its college. */
afterAll(async () => {
  const { server } = running
  running.server = undefined
  await (await server)?.stop()
})
