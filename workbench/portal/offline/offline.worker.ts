import { beginnings, keptCache, keptPage, replacePage } from '#workbench/http/storage/kept-page.ts'

/** As much of a service worker as is used here; the DOM library declares none. */
interface ServiceWorker {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

const worker = globalThis as unknown as ServiceWorker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(latest(request, keptPage, replacePage))
  else if (pathname.startsWith('/assets/')) event.respondWith(part(request, pathname))
  else if (beginnings.some((end) => pathname.endsWith(end)))
    event.respondWith(latest(request, (cache) => cache.match(pathname), put(pathname)))
})

const put = (name: string) => (cache: Cache, answer: Response) => cache.put(name, answer)

/** A part has a digest in its name: what is kept under that never changes. */
async function part(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(keptCache)
  return (await cache.match(name)) ?? latest(request, async () => undefined, put(name))
}

/** Milliseconds after which a line that carries nothing counts as none. */
const patience = 5_000

/** What the server answers, which is kept; what was kept, where no answer comes or the server is in trouble. */
async function latest(
  request: Request,
  find: (cache: Cache) => Promise<Response | undefined>,
  keep: (cache: Cache, answer: Response) => Promise<void>,
): Promise<Response> {
  const cache = await caches.open(keptCache)
  const kept = await find(cache)
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok) await keep(cache, answer.clone())
    return answer
  })
  if (!kept) return asked
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patience))
  return Promise.race([asked.then((answer) => (answer.status < 500 ? answer : kept)).catch(() => kept), late])
}
