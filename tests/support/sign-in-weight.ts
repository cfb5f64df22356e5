import { gzipSync } from 'node:zlib'
import { launchBrowser } from './browser.ts'

/** Gzip bytes of all script and style that the sign-in page asks for before it can be used, and every host asked. */
export async function signInWeight(url: string) {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const hosts = new Set<string>()
  const bodies = { script: [] as Promise<Buffer>[], stylesheet: [] as Promise<Buffer>[] }
  page.on('response', (response) => {
    hosts.add(new URL(response.url()).host)
    const kind = response.request().resourceType()
    if (kind === 'script' || kind === 'stylesheet') bodies[kind].push(response.body())
  })
  await page.goto(url)
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  const script = await gzipped(bodies.script)
  const style = await gzipped(bodies.stylesheet)
  await browser.close()
  return { script, style, hosts: [...hosts] }
}

const gzipped = async (bodies: readonly Promise<Buffer>[]) =>
  (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
