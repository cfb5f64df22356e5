import { defineConfig } from 'vitest/config'

/** Files that fail in each way in which a file of tests can: see `look.test.ts`. */
export default defineConfig({
  test: {
    projects: [{ test: { name: 'sample', isolate: false, include: ['scripts/gate/sample/*.sample.ts'] } }],
  },
})
