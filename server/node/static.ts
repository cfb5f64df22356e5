import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { securityHeaders } from '#server/core/security-headers.ts'

/**
 * The built portal. Files under /assets carry a digest in their names and are kept for ever; the page itself
 * is asked for afresh each time, and stands for every address that people, not programs, come to.
 */
export function portal(dist: string, product: string): Hono {
  const hono = new Hono()
  if (!existsSync(dist)) return hono.get('/*', (c) => c.text('门户尚未构建，请先运行 npm run build。', 503))
  const page = (c: Context) => answerPage(c, join(dist, 'index.html'), product)
  const files = serveStatic({ root: dist, precompressed: true })

  hono.use(securityHeaders)
  hono.get('/', page)
  hono.get('/index.html', page)
  hono.get('/*', async (c, next) => {
    // A name that begins with a dot is no part of the portal.
    if (c.req.path.includes('/.')) return c.notFound()
    const kept = c.req.path.startsWith('/assets/')
    const answer = await files(c, next)
    if (answer?.ok)
      answer.headers.set('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
    // It answers for pages, which do not lie below its own address.
    if (c.req.path.startsWith('/assets/offline.worker-')) answer?.headers.set('Service-Worker-Allowed', '/')
    return answer
  })
  hono.get('/*', (c) =>
    c.req.header('Accept')?.includes('text/html') && !c.req.path.startsWith('/assets/')
      ? page(c)
      : c.notFound(),
  )
  return hono
}

/** The page learns the product's prefix here: one build serves any. */
async function answerPage(c: Context, file: string, product: string) {
  const html = await readFile(file, 'utf8')
  c.header('Cache-Control', 'no-cache')
  return c.html(html.replace(/(<meta name="product" content=")[^"]*/, `$1${product}`))
}
