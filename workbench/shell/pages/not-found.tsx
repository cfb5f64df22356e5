import { Result } from '#design-system/result/result.tsx'
import { useText } from '#design-system/text/text.tsx'
import { Go } from '#workbench/navigation/go.tsx'

interface NotFoundProps {
  readonly home: string
  /** The screen that a menu names and the portal does not have. */
  readonly component?: string
  /** Outside the frame of the workbench. */
  readonly alone?: boolean
}

/** It does not tell whether the page is missing or merely not for this person. */
export function NotFound({ home, component, alone }: NotFoundProps) {
  const t = useText()
  return (
    <Result
      alone={alone}
      status="404"
      title={t('没有找到这个页面')}
      description={
        component
          ? t('菜单指向的页面“{{component}}”不存在，请联系系统管理员。', { component })
          : t('您没有访问该页面的权限，或者地址有误。')
      }
      action={<Go href={home}>{t('返回首页')}</Go>}
    />
  )
}
