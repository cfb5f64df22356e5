import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { SendMail } from '#server/core/app-context.ts'
import { isPublic } from '#server/identity/federation/address-guard.ts'

/** Milliseconds for the connection, the greeting, and a silence. */
const patience = 10_000

/**
 * Takes mails to SMTP servers by nodemailer. The address of a server is looked at once and connected to as it was found:
 * none in a private network but those in `hosts`. `ca` is trusted beside the usual authorities.
 */
export const mailBySmtp =
  (hosts: readonly string[], { ca }: { readonly ca?: string } = {}): SendMail =>
  async ({ host, port, encryption, account, password }, { from, to, subject, text }) => {
    // Fetched with the first mail: most processes send none.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      host: await addressOf(host, hosts),
      port,
      secure: encryption === 'tls',
      requireTLS: encryption === 'starttls',
      ignoreTLS: encryption === 'none',
      tls: { minVersion: 'TLSv1.2', ...(isIP(host) === 0 && { servername: host }), ...(ca && { ca }) },
      ...(account && { auth: { user: account, pass: password ?? '' } }),
      ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
      ...{ disableFileAccess: true, disableUrlAccess: true },
    })
    try {
      await transport.sendMail({ from: { ...from }, to: { ...to }, subject, text })
    } finally {
      transport.close()
    }
  }

async function addressOf(host: string, hosts: readonly string[]): Promise<string> {
  if (hosts.includes(host)) return host
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true })
  const [first] = found
  if (!first || found.some(({ address }) => !isPublic(address)))
    throw new Error(`${host} lies in a private network`)
  return first.address
}
