import { CircleHelp, Expand, Search } from 'lucide-react'
import type { ReactElement } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ariaKeys } from '#design-system/kbd/kbd.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { cva } from '#styled-system/css/index.js'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { MessageBell } from '#workbench/home/messages/message-bell.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { TaskBell } from '#workbench/portal/tasks/task-bell.tsx'
import { useActs } from './acts.ts'
import { Looks } from './looks.tsx'
import { OutboxTool } from './outbox/outbox-tool.tsx'
import { Owner } from './owner.tsx'

/** At the end of the top bar: what finds, what tells, how it looks, and whose it is. */
export function Tools() {
  const { t } = useTranslation()
  const { open, toggleFull } = useActs()
  const phone = usePhone()
  const account = usePerson()?.account
  const tool = (label: string, icon: ReactElement, act: () => void, keys: string) => (
    <Tooltip text={`${label} ${keys}`}>
      <IconButton label={label} icon={icon} onClick={act} aria-keyshortcuts={ariaKeys(keys)} />
    </Tooltip>
  )
  return (
    <>
      {tool(t('搜索菜单与操作'), <Search aria-hidden />, () => open('palette'), 'Ctrl+K')}
      {account && <OutboxTool account={account} />}
      <TaskBell />
      {!phone && <MessageBell />}
      <span className={roomy()}>
        {tool(t('内容全屏'), <Expand aria-hidden />, toggleFull, 'Ctrl+Alt+F')}
        {tool(t('键盘操作'), <CircleHelp aria-hidden />, () => open('keys'), '?')}
        <Looks />
      </span>
      <Owner />
    </>
  )
}

/** On a phone these are in the menu of the person. */
const roomy = cva({ base: { display: { base: 'none', sm: 'contents' } } })
