/** What the front door shows: a way of signing in, or what helps those who cannot. */
export type DoorView = 'account' | 'mobile' | 'scan' | 'forgot' | 'register'

/** Ways of signing in, as the page and its buttons name them. */
export const ways = { account: '账号登录', mobile: '手机登录', scan: '扫码登录' } as const

export type Way = keyof typeof ways

export const isWay = (view: DoorView): view is Way => Object.hasOwn(ways, view)
