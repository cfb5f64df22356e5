import { yuanOf } from '#domain/kernel/money.ts'

const states: Readonly<Record<string, string>> = { waiting: '待支付', paid: '已支付', closed: '已关闭' }

/** The one style of the page; its policy names its digest. */
const look = `body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f4f5f7;color:#1c2024}
main{box-sizing:border-box;width:min(360px,calc(100% - 32px));margin:12vh auto 0;padding:32px 24px;background:#fff;border-radius:12px;text-align:center}
h1{margin:0 0 4px;font-size:18px}p{margin:8px 0}small{color:#60646c}strong{font-size:32px}a{color:#0b68cb}
button{width:100%;margin-top:16px;padding:12px;border:0;border-radius:8px;background:#0b68cb;color:#fff;font:inherit}
@media(prefers-color-scheme:dark){body{background:#111113;color:#edeef0}main{background:#212225}small{color:#b0b4ba}a{color:#70b8ff}}`

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

interface Shown {
  readonly no: string
  readonly subject: string
  readonly fen: number
  readonly state: string
}

/** The page on which a trade of a demo is paid; it says what it is. */
export function cashierPage({ no, subject, fen, state }: Shown): string {
  const pay = `<form method="post" action="?no=${no}"><button>确认支付</button></form>`
  const back = '<p><a href="/fee/my-fee">返回我的缴费</a></p>'
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>演示收银台</title><style>${look}</style></head>
<body><main><h1>演示收银台</h1><small>代替支付平台，只在演示环境中出现，不会真实扣款</small>
<p>${escaped(subject)}</p><p><strong>¥${yuanOf(fen)}</strong></p><p>${states[state] ?? ''}</p>
${state === 'waiting' ? pay : back}</main></body></html>`
}
