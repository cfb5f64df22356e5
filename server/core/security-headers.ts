import type { MiddlewareHandler } from 'hono'

// WebAssembly is compiled by a desk that stretches numbers without a network; it runs nothing that a page could not.
/** Everything comes from our own server, but for a helper on the same computer that holds a reader's port; desks may use serial and HID readers, and nobody else's page may frame us. */
const headers = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' ws://localhost:* ws://127.0.0.1:*; img-src 'self' data: blob:; frame-src 'self' https: http:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types default dompurify",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'serial=(self), hid=(self), usb=(), camera=(self), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Browsers heed it only where the page came by https.
  'Strict-Transport-Security': 'max-age=31536000',
} as const

/**
 * A script or a style carries no document: it needs only what a worker heeds that begins with it. The rest would be
 * half a kilobyte with every file.
 */
const ofFile = {
  'Content-Security-Policy':
    "default-src 'self' 'wasm-unsafe-eval'; connect-src 'self' ws://localhost:* ws://127.0.0.1:*",
  'X-Content-Type-Options': 'nosniff',
} as const

export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const given = c.req.path.startsWith('/assets/') ? ofFile : headers
  // A file that somebody gave brings a stricter policy of its own.
  for (const [name, value] of Object.entries(given))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  // Figures of a wall may be asked for again by their tag; nothing else of the API is kept anywhere.
  const kept = c.res.headers.get('Cache-Control') === 'private, no-cache'
  if (c.req.path.startsWith('/api/') && !kept) c.res.headers.set('Cache-Control', 'no-store')
}
