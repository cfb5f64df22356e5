import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const rooms = ['domain', 'machines', 'devices', 'design-system', 'workbench', 'server', 'stories', 'tests']
const { options, forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

const { output } = await cruise(
  rooms.filter((room) => existsSync(room)),
  { ...options, ruleSet: { forbidden }, validate: true },
  {},
  { tsConfig: extractTSConfig('tsconfig.json') },
)

// A cruiser that cannot read TypeScript finds nothing and is content: so every file must have been read.
const read = new Set(output.modules.map(({ source }) => source))
const unread = globSync(rooms.map((room) => `${room}/**/*.{ts,tsx}`)).filter(
  (file) => !read.has(file.replaceAll('\\', '/')),
)
const breaches = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)

for (const line of [...unread.map((file) => `not read: ${file}`), ...breaches]) console.error(line)
console.log(`layers: ${read.size} modules read, ${breaches.length} breaches, ${unread.length} unread`)
process.exit(unread.length + breaches.length > 0 ? 1 : 0)
