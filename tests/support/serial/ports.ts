import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from 'playwright'
import { chromiumArgs } from '#scripts/chromium.ts'
import { hasPty } from './pty.ts'

const tty = '/dev/ttyS0'
/** A whole one: without windows there are no policies. */
const debians = '/usr/bin/chromium'
const policies = '/etc/chromium/policies/managed'
/** Exclusive use of a port binds an ordinary user only: root opens it twice. */
const nobody = 65_534

/** Why real Web Serial cannot be had on this machine, or null where it can. */
export function noRealSerial(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may bind a port'
  if (!existsSync(tty)) return `there is no ${tty}`
  if (!existsSync(debians)) return `only Debian's Chromium reads ${policies}`
  if (spawnSync('unshare', ['-m', '--propagation', 'private', 'true']).status !== 0)
    return 'mount namespaces are not allowed'
  return hasPty() ? null : 'there is no python3 to make a pseudo-terminal'
}

/**
 * A Chromium of an ordinary user that sees one serial port, granted to that origin, and whatever is bound to it;
 * nobody else on the machine sees any of it.
 */
export async function browserWithPort(origin: string) {
  const shell = spawn('unshare', ['-m', '--propagation', 'private', 'sh'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface(shell.stdout)[Symbol.asyncIterator]()
  async function inside(command: string) {
    shell.stdin.write(`${command} && echo done || echo failed\n`)
    const { value } = await answers.next()
    if (value !== 'done') throw new Error(`failed: ${command}`)
  }
  const policy = JSON.stringify({ SerialAllowAllPortsForUrls: [origin] })
  await inside(
    `mount -t tmpfs tmpfs /etc/chromium && mkdir -p ${policies} && printf '%s' '${policy}' >${policies}/serial.json`,
  )

  const home = mkdtempSync(join(tmpdir(), 'serial-'))
  const starter = join(home, 'chromium')
  writeFileSync(
    starter,
    `#!/bin/sh
exec nsenter --mount=/proc/${shell.pid}/ns/mnt setpriv --reuid ${nobody} --regid ${nobody} --clear-groups \\
  env HOME=${home} ${debians} "$@"
`,
    { mode: 0o755 },
  )
  const profile = join(home, 'profile')
  mkdirSync(profile)
  for (const place of [home, profile]) chownSync(place, nobody, nobody)
  let bound = false

  return {
    /** Plugs a pseudo-terminal in, in the place of the one before. */
    async bind(path: string) {
      await inside(`${bound ? `umount -l ${tty} && ` : ''}mount --bind ${path} ${tty}`)
      bound = true
    },
    launch: (): Promise<BrowserContext> =>
      chromium.launchPersistentContext(profile, {
        executablePath: starter,
        args: chromiumArgs,
        chromiumSandbox: false,
      }),
    close() {
      shell.kill('SIGKILL')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
