import { FileQuestion, LockKeyhole, LogIn, ServerCrash, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { result } from '#styled-system/recipes/index.js'

const kinds = {
  '404': { icon: FileQuestion, title: '没有找到这个页面', description: '地址可能有误，或者页面已被移走。' },
  '401': { icon: LogIn, title: '请先登录', description: '登录已失效，重新登录后可以继续。' },
  '403': { icon: LockKeyhole, title: '没有访问权限', description: '如果工作需要，请联系管理员开通。' },
  '500': { icon: ServerCrash, title: '页面出错了', description: '请稍后再试；如果一直这样，请联系管理员。' },
  offline: { icon: WifiOff, title: '网络已断开', description: '恢复连接后可以继续，已填写的内容不会丢失。' },
} as const

export interface ResultProps {
  readonly status: keyof typeof kinds
  readonly title?: ReactNode
  readonly description?: ReactNode
  readonly action?: ReactNode
  /** With no frame around it: it takes the height of the window. */
  readonly alone?: boolean
}

/** A whole page that could not be what was asked, with a way on. */
export const Result = ({ status, title, description, action, alone }: ResultProps) => {
  const t = useText()
  const style = result({ alone })
  const kind = kinds[status]
  const Icon = kind.icon
  return (
    <section className={style.root}>
      <span className={style.picture} aria-hidden>
        <Icon />
      </span>
      {status !== 'offline' && <p className={style.status}>{status}</p>}
      <h1 className={style.title}>{title ?? t(kind.title)}</h1>
      <p className={style.description}>{description ?? t(kind.description)}</p>
      {action && <div className={style.action}>{action}</div>}
    </section>
  )
}
