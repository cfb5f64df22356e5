import { it } from 'vitest'

it('kills the runner', async () => {
  // It has heard of this file by then.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  process.kill(process.ppid, 'SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 60_000))
})
