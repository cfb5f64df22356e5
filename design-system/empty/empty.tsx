import { Inbox, LockKeyhole, SearchX } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { empty } from '#styled-system/recipes/index.js'

const reasons = {
  none: { icon: <Inbox />, title: '暂无数据~', description: undefined },
  'no-match': {
    icon: <SearchX />,
    title: '没有找到符合条件的内容',
    description: '换个关键字，或放宽筛选条件试试。',
  },
  'no-access': {
    icon: <LockKeyhole />,
    title: '没有访问权限',
    description: '如果工作需要，请联系管理员开通。',
  },
} as const

export interface EmptyProps {
  /** Why there is nothing; each has its own words and picture. */
  readonly reason?: keyof typeof reasons
  readonly title?: ReactNode
  readonly description?: ReactNode
  /** What to do about it. */
  readonly action?: ReactNode
  readonly icon?: ReactNode
  /** `sm` inside a card or a list, without room for more. */
  readonly size?: 'sm' | 'md'
  readonly ref?: Ref<HTMLDivElement>
}

/** A place with nothing in it, said without alarm. */
export const Empty = ({ reason = 'none', title, description, action, icon, size, ref }: EmptyProps) => {
  const t = useText()
  const style = empty({ size })
  const usual = reasons[reason]
  // Own words of the owner stand alone: the usual second line would not belong to them.
  const second = description ?? (title === undefined && usual.description ? t(usual.description) : undefined)
  return (
    <div ref={ref} className={style.root}>
      <span className={style.icon} aria-hidden>
        {icon ?? usual.icon}
      </span>
      <p className={style.title}>{title ?? t(usual.title)}</p>
      {second && <p className={style.description}>{second}</p>}
      {action && <div className={style.action}>{action}</div>}
    </div>
  )
}
