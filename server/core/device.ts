import Bowser from 'bowser'

/** `Chrome 126 · Windows 10`, of what a browser says it is: a stranger may say anything, at any length. */
export function deviceOf(userAgent: string | undefined): string {
  const said = userAgent?.slice(0, 512)
  if (!said) return '未知设备'
  const { browser, os } = Bowser.parse(said)
  const version = os.versionName ?? os.version
  return (
    [named(browser.name, browser.version?.split('.')[0]), named(os.name, version)]
      .filter(Boolean)
      .join(' · ')
      .slice(0, 100) || '未知设备'
  )
}

const named = (name: string | undefined, version = '') => (name ? `${name} ${version}`.trim() : '')
