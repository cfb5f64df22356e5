import { useTranslation } from 'react-i18next'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { Downloads } from './notice/downloads.tsx'
import { Notices } from './notice/notices.tsx'

/** 通知公告: what the college tells its people, and the files it gives them. */
export function Screen() {
  const { t } = useTranslation()
  const has = usePermission()
  const both = has('system.file-link:view')
  return (
    <Stack>
      <PageHeader title={t('通知公告')} />
      {both ? (
        <Tabs
          label={t('通知公告')}
          items={[
            { value: 'notices', label: t('公告'), content: <Notices /> },
            { value: 'downloads', label: t('下载文件'), content: <Downloads /> },
          ]}
        />
      ) : (
        <Notices />
      )}
    </Stack>
  )
}
