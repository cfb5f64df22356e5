import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

const rooms = '{domain,machines,devices,design-system,workbench,server,stories,tests,scripts}'
/** Everything is registered here, so a walk through them would reach everything; the contracts try every area instead. */
const registries = new Set(['domain/index.ts', 'server/registry.ts', 'workbench/registry.ts'])
const isTest = (file: string) => /\.(test|journey|stories)\.tsx?$/.test(file)
const isContract = (file: string) => file.startsWith('tests/contracts/')

/**
 * The files of tests that a change since `base` (a commit or a branch) can reach by imports, and the contracts where
 * it touches what they hold for. What a registry brings together, and what is found by its path, is not followed.
 */
export function touched(base: string): Touched {
  const files = globSync(`${rooms}/**/*.{ts,tsx}`).map((file) => file.replaceAll('\\', '/'))
  const changed = changedSince(base)
  const reached = reachedFrom(changed, importersOf(files))
  const tests = files.filter((file) => isTest(file) && reached.has(file))
  const isDeclared = [...reached].some((file) => /^(domain|server)\//.test(file))
  const contracts = isDeclared ? files.filter((file) => isTest(file) && isContract(file)) : []
  const area = onlyArea([...changed, ...reached])
  return { files: [...new Set([...tests, ...contracts])].sort(), ...(area && { area }) }
}

interface Touched {
  readonly files: readonly string[]
  /** Where nothing else is reached: the contracts try it alone. */
  readonly area?: string
}

/** The one area that these files belong to; undefined where there are others, or none. */
export function onlyArea(reached: readonly string[]): string | undefined {
  const belongs = reached.flatMap((file) => {
    const [, area] = /^(?:domain|server\/areas|workbench\/areas)\/([^/.]+)\//.exec(file) ?? []
    if (area) return [area]
    const isAside =
      isTest(file) || registries.has(file) || /^(workbench\/language|docs|stories|tests\/bench)\//.test(file)
    return isAside || file.startsWith('server/core/database/migrations/') ? [] : [undefined]
  })
  const [first] = belongs
  return belongs.every((area) => area === first) && !shared.has(first ?? '') ? first : undefined
}

/** Folders of `domain` that are no area. */
const shared = new Set(['kernel', 'kits', 'dictionaries', 'generation'])

function changedSince(base: string): readonly string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const [fork = base] = git('merge-base', base, 'HEAD')
  return [...git('diff', '--name-only', fork), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Everything that imports one of these files, or what imports it, and so on; a registry is reached and not passed. */
export function reachedFrom(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const reached = new Set(changed)
  for (const file of reached)
    if (!registries.has(file)) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}

/** Which files import a file, by their paths from the root. */
function importersOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const imported of importsOf(file, readFileSync(file, 'utf8'))) {
      const known = importers.get(imported)
      if (known) known.push(file)
      else importers.set(imported, [file])
    }
  return importers
}

/** The files that a file imports, statically or when it needs them. */
export function importsOf(file: string, text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^'?]+)/g)].flatMap(([, name = '']) => {
    const path = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)
    return existsSync(path) ? [path] : []
  })
}
