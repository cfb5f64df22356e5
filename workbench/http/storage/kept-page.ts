/** The browser's cache for a page that opens without a network: the page itself, its parts, and how it begins. */
export const keptCache = 'kept-page'

/** Under which the page stands there, whatever its address says beside. */
const page = '/'

/** Ends of the addresses by which the portal learns what a person may open and do. */
export const beginnings = ['/sysMenu/getUserRoutes', '/sysMenu/getUserBtn'] as const

export const keptPage = (cache: Cache) => cache.match(page)

/** Keeps the page as the server hands it out now. Once it is of a newer build, the parts of the older one go. */
export async function replacePage(cache: Cache, answer: Response): Promise<void> {
  const before = await (await keptPage(cache))?.text()
  if (before !== undefined && before !== (await answer.clone().text()))
    for (const { url } of await cache.keys())
      if (new URL(url).pathname.startsWith('/assets/')) await cache.delete(url)
  await cache.put(page, answer)
}
