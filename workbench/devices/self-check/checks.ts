import type { FaultActor } from '#devices/fault.ts'
import { mayBeHeard } from '#workbench/devices/sound.ts'

/** What can be known of this page and this computer: the browser's own objects, or those of a test. */
export interface Surroundings {
  readonly isSecureContext: boolean
  readonly Worker?: unknown
  readonly indexedDB?: IDBFactory
  readonly document: Document
  readonly navigator: Navigator
}

/** `unknown` where the browser does not say. */
export type Outcome = 'yes' | 'no' | 'unknown'

interface Check {
  readonly label: string
  /** What to do when the answer is no. */
  readonly advice: string
  readonly actor: Exclude<FaultActor, 'itself'>
  readonly look: (page: Surroundings) => Promise<Outcome> | Outcome
}

const said = (yes: boolean): Outcome => (yes ? 'yes' : 'no')

/** What Chromium tells of `Permissions-Policy`; other browsers have no such devices anyway. */
function allows({ document }: Surroundings, feature: string): Outcome {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } }
  return featurePolicy ? said(featurePolicy.allowsFeature(feature)) : 'unknown'
}

interface Granting {
  readonly serial?: { getPorts(): Promise<readonly unknown[]> }
  readonly hid?: { getDevices(): Promise<readonly unknown[]> }
}

/** How many devices this page may use without asking anybody: by somebody's earlier yes, or by a policy. */
async function grantedCount({ navigator }: Surroundings): Promise<number> {
  const { serial, hid } = navigator as Granting
  const ports = await serial?.getPorts().catch(() => [])
  const devices = await hid?.getDevices().catch(() => [])
  return (ports?.length ?? 0) + (devices?.length ?? 0)
}

interface Keyboard {
  getLayoutMap(): Promise<{ get(code: string): string | undefined }>
}

/** Whether the keys that a wedge presses mean what it means. */
async function layout({ navigator }: Surroundings): Promise<Outcome> {
  const { keyboard } = navigator as { keyboard?: Keyboard }
  const map = await keyboard?.getLayoutMap().catch(() => null)
  return map ? said(map.get('Digit1') === '1' && map.get('KeyA') === 'a') : 'unknown'
}

function opens(store: IDBFactory | undefined): Promise<Outcome> {
  if (!store) return Promise.resolve('no')
  return new Promise((resolve) => {
    const opening = store.open('desk-check', 1)
    opening.onsuccess = () => {
      opening.result.close()
      store.deleteDatabase('desk-check')
      resolve('yes')
    }
    opening.onerror = () => resolve('no')
    opening.onblocked = () => resolve('no')
  })
}

/** Everything a desk stands or falls with, in the order in which it is put right. */
export const checks = {
  secure: {
    label: '页面通过安全连接打开（HTTPS 或本机）',
    advice: '请用 https:// 开头的地址打开平台；否则浏览器不开放任何设备。',
    actor: 'admin',
    look: ({ isSecureContext }) => said(isSecureContext),
  },
  serial: {
    label: '浏览器支持串口设备（Web Serial）',
    advice: '请换用新版 Chrome 或 Edge；键盘方式的读卡器不受影响。',
    actor: 'user',
    look: ({ navigator }) => said('serial' in navigator),
  },
  hid: {
    label: '浏览器支持 USB HID 设备（WebHID）',
    advice: '请换用新版 Chrome 或 Edge；没有 HID 设备时可以不管。',
    actor: 'user',
    look: ({ navigator }) => said('hid' in navigator),
  },
  serialPolicy: {
    label: '页面策略允许使用串口设备',
    advice: '平台被嵌入其他页面或响应头被改写，请管理员放行 Permissions-Policy 中的 serial。',
    actor: 'admin',
    look: (page) => allows(page, 'serial'),
  },
  hidPolicy: {
    label: '页面策略允许使用 USB HID 设备',
    advice: '平台被嵌入其他页面或响应头被改写，请管理员放行 Permissions-Policy 中的 hid。',
    actor: 'admin',
    look: (page) => allows(page, 'hid'),
  },
  worker: {
    label: '设备在后台线程中运行',
    advice: '请换用新版 Chrome 或 Edge；页面被切到后台时，读卡器会掉线。',
    actor: 'user',
    look: ({ Worker }) => said(Worker !== undefined),
  },
  locks: {
    label: '多个标签页不会争用同一台设备',
    advice: '请换用新版 Chrome 或 Edge，并且只在一个标签页里使用设备。',
    actor: 'user',
    look: ({ navigator }) => said('locks' in navigator),
  },
  focus: {
    label: '这个页面正在接收键盘输入',
    advice: '请点击一下页面；键盘方式的读卡器只对最前面的页面有效。',
    actor: 'user',
    look: ({ document }) => said(document.hasFocus()),
  },
  layout: {
    label: '键盘布局为美式（中文输入法均是）',
    advice: '请在系统设置中改用美式键盘布局，否则读卡器输入的字符会变样。',
    actor: 'user',
    look: layout,
  },
  audio: {
    label: '允许播放提示音',
    advice: '请点击一下页面，或在浏览器的网站设置中把“声音”设为允许。',
    actor: 'user',
    look: () => said(mayBeHeard()),
  },
  storage: {
    label: '断网时可以在本机暂存数据',
    advice: '请不要使用无痕窗口，并允许本站保存数据，否则断网后不能继续核验。',
    actor: 'user',
    look: ({ indexedDB }) => opens(indexedDB),
  },
  persisted: {
    label: '本机暂存的数据不会被浏览器自动清理',
    advice: '请点击“申请保留”；浏览器不同意时，把本站加入书签或安装为应用后再试。',
    actor: 'user',
    look: async ({ navigator }) =>
      navigator.storage?.persisted ? said(await navigator.storage.persisted()) : 'unknown',
  },
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof checks

export type Findings = Readonly<Record<CheckName, Outcome>> & { readonly granted: number }

/** Looks at everything at once. Throws at nothing: what cannot be looked at is `unknown`. */
export async function examine(page: Surroundings): Promise<Findings> {
  const looked = Object.entries(checks).map(async ([name, { look }]) => {
    const outcome = await Promise.resolve(look(page)).catch((): Outcome => 'unknown')
    return [name, outcome] as const
  })
  const outcomes = Object.fromEntries(await Promise.all(looked)) as Record<CheckName, Outcome>
  return { ...outcomes, granted: await grantedCount(page) }
}
