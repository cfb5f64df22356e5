import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { Downloads } from './notice/downloads.tsx'
import { Notices } from './notice/notices.tsx'

/** 通知公告: what the college tells its people, and the files it gives them. */
export function Screen() {
  const { t } = useTranslation()
  const has = usePermission()
  if (!has('system.file-link:view')) return <Notices title="通知公告" />
  return (
    <Tabs
      fill
      head={<PageHeader title={t('通知公告')} />}
      label={t('通知公告')}
      items={[
        { value: 'notices', label: t('公告'), content: <Notices /> },
        { value: 'downloads', label: t('下载文件'), content: <Downloads /> },
      ]}
    />
  )
}
