import { isObject, session } from '#workbench/http/storage/storage.ts'
import { servedBuild } from '#workbench/http/versions.ts'

/** Milliseconds in which what was just typed reaches its draft: forms keep it 0.8 s after the last key. */
const draftsNeed = 1_000
/** Milliseconds after a reload in which a part that is missing still will not be mended by another. */
const justReloaded = 60_000

interface Recovered {
  /** The build that was reloaded for. */
  readonly build: string
}
const isRecovered = (value: unknown): value is Recovered => isObject(value) && typeof value.build === 'string'

/** What was thrown where a part did not come. */
const missing = new WeakSet<Error>()

/** Whether something broke because a part of the portal could not be fetched. */
export const isMissingPart = (error: unknown) => error instanceof Error && missing.has(error)

/** What recovery needs of the page. */
interface Page {
  readonly reload: () => void
  readonly served: () => Promise<string | null>
  /** Milliseconds since the page was reloaded, or null when it was opened otherwise. */
  readonly sinceReload: () => number | null
}

const thisPage: Page = {
  reload: () => window.location.reload(),
  served: servedBuild,
  sinceReload: () => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return opened?.type === 'reload' ? performance.now() : null
  },
}

/**
 * After a deploy a page of the older build asks for parts that are gone: it is reloaded, once for each build of the
 * server, when what was typed has reached its draft. When that did not help, and when the server is not there at all,
 * the screen that wanted the part says so and offers to try again.
 */
export function startRecovery(page: Page = thisPage) {
  let under = false
  const recover = async () => {
    if (under) return
    under = true
    const build = await page.served()
    const recovered = build !== null && session.read('recovered', isRecovered)?.build === build
    const since = page.sinceReload()
    if (build === null || recovered || (since !== null && since < justReloaded)) {
      under = false
      return
    }
    session.write('recovered', { build } satisfies Recovered)
    setTimeout(page.reload, draftsNeed)
  }
  const heard = ({ payload }: VitePreloadErrorEvent) => {
    missing.add(payload)
    void recover()
  }
  window.addEventListener('vite:preloadError', heard)
  return () => window.removeEventListener('vite:preloadError', heard)
}
