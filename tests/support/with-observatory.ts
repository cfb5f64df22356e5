import type { Plugin } from 'vite'

/** Where an area is registered, each by one line and its import. */
const registries = [
  {
    file: '/domain/index.ts',
    by: "import { observatory } from '#tests/contracts/observatory/domain.ts'\n",
    after: '  system,\n',
    line: '  observatory,\n',
  },
  {
    file: '/server/registry.ts',
    by: "import { observatoryServer } from '#tests/contracts/observatory/server.ts'\n",
    after: '  system: systemServer,\n',
    line: '  observatory: observatoryServer,\n',
  },
]

/**
 * As if somebody had added an area: what holds for every area is tried with one that was only declared
 * (tests/contracts/observatory).
 */
export const withObservatory = (): Plugin => ({
  name: 'with-observatory',
  enforce: 'pre',
  transform(code, id) {
    const registry = registries.find(({ file }) => id.endsWith(file))
    if (!registry) return undefined
    const { by, after, line } = registry
    if (!code.includes(after)) throw new Error(`${id} has no line ${after}`)
    return by + code.replace(after, after + line)
  },
})
