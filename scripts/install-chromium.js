import { spawnSync } from 'node:child_process'
import { chromiumPath } from './chromium.ts'
import { mustRun, run } from './run.js'

const has = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/** Chrome, Chromium or Edge of this machine will do; else Debian's own, else the one that Playwright keeps. */
function installChromium() {
  if (chromiumPath()) return
  console.log('No Chrome, Chromium or Edge was found: installing Chromium for the tests.')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const mayApt = has('apt-get') && (asRoot.length === 0 || spawnSync('sudo', ['-n', 'true']).status === 0)
  if (mayApt && apt(asRoot, 'update') === 0)
    apt(
      asRoot,
      'install',
      '-y',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
      'fonts-noto-cjk',
    )
  if (!chromiumPath()) mustRun('playwright', 'install', 'chromium')
  if (!chromiumPath()) {
    console.error('Chromium could not be installed. Install any of Chrome, Chromium or Edge and run again.')
    process.exit(1)
  }
}

const apt = (asRoot, ...args) => {
  const [program, ...rest] = [...asRoot, 'apt-get', '-qq', ...args]
  return run(program, ...rest)
}

installChromium()
