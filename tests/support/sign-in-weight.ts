import { gzipSync } from 'node:zlib'
import { launchBrowser } from './browser.ts'

/**
 * Gzip bytes of the script and style that the sign-in page needs before it can be used, and every host asked.
 * It is usable with what its page names: whatever else it asks for is kept waiting meanwhile.
 */
export async function signInWeight(url: string) {
  const html = await (await fetch(url, { headers: { Accept: 'text/html' } })).text()
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path = '']) => new URL(path, url).href,
  )
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.route('**/assets/**', (route) => {
    if (named.includes(route.request().url())) void route.continue()
  })
  await page.goto(url)
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  await browser.close()
  const bytes = async (ending: string) => {
    const files = named.filter((file) => file.endsWith(ending)).map((file) => fetch(file))
    const bodies = await Promise.all((await Promise.all(files)).map((answer) => answer.arrayBuffer()))
    return bodies.reduce((sum, body) => sum + gzipSync(new Uint8Array(body)).length, 0)
  }
  return { script: await bytes('.js'), style: await bytes('.css'), hosts: [...hosts] }
}
