import type { Call } from '#domain/kernel/call.ts'
import { menuCalls } from '#domain/system/menus/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { product } from '#workbench/http/product.ts'
import { keptCache, replacePage } from '#workbench/http/storage/kept-page.ts'
import { readViewing } from '#workbench/http/viewing.ts'
import address from './offline.worker.ts?worker&url'

/**
 * Has the browser keep the page at `path`, so that it also opens without a network, for work that goes on there. A
 * worker answers for this address alone: it asks the server first and keeps what it says. `forgetPerson` takes all of
 * it away. Does nothing where a browser cannot, and in development.
 */
export async function keepPage(path: `/${string}`): Promise<void> {
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD || !serviceWorker || readViewing()) return
  const cache = await caches.open(keptCache)
  const page = await fetch(path, { headers: { Accept: 'text/html' } })
  if (page.ok) await replacePage(cache, page)
  await Promise.all([
    keepAnswer(cache, menuCalls.mine, await ask(menuCalls.mine, {}, { quiet: true })),
    keepAnswer(cache, menuCalls.buttons, await ask(menuCalls.buttons, undefined, { quiet: true })),
    // They come from the browser, which has them.
    ...partsHere().map(async (part) => (await cache.match(part)) ?? cache.add(part)),
  ])
  // Last: it answers for nothing that is not there.
  await serviceWorker.register(address, { scope: path, updateViaCache: 'all' })
}

/** As the server words it (specification, section 3). */
const keepAnswer = (cache: Cache, { path }: Pick<Call<never, unknown>, 'path'>, data: unknown) =>
  cache.put(`/api/${product()}-${path}`, Response.json({ code: 200, success: true, data, msg: '' }))

/** Files of the portal that this page has come with. */
function partsHere(): readonly string[] {
  const named = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')
  const addresses = [
    ...Array.from(named, (element) => ('src' in element ? element.src : element.href)),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]
  const own = addresses
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  return [...new Set(own.map(({ pathname }) => pathname))]
}
