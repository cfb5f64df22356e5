import type { Plugin } from 'vite'

/** Areas that are there for the contract tests alone, as if somebody had added them. */
const invented = ['observatory', 'lending', 'clinic', 'library']

const lines = (of: (area: string) => string) => invented.map(of).join('')

/** Where an area is registered, each by one line and its import. */
const registries = [
  {
    file: '/domain/index.ts',
    by: lines((area) => `import { ${area} } from '#tests/contracts/${area}/domain.ts'\n`),
    after: '  system,\n',
    added: lines((area) => `  ${area},\n`),
  },
  {
    file: '/server/registry.ts',
    by: lines((area) => `import { ${area}Server } from '#tests/contracts/${area}/server.ts'\n`),
    after: '  system: systemServer,\n',
    added: lines((area) => `  ${area}: ${area}Server,\n`),
  },
]

/** What holds for every area is tried with some that were only declared. */
export const withInventedAreas = (): Plugin => ({
  name: 'with-invented-areas',
  enforce: 'pre',
  transform(code, id) {
    const registry = registries.find(({ file }) => id.endsWith(file))
    if (!registry) return undefined
    const { by, after, added } = registry
    if (!code.includes(after)) throw new Error(`${id} has no line ${after}`)
    return by + code.replace(after, after + added)
  },
})
