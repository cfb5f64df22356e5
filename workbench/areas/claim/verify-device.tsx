import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { reader } from '#domain/claim/reader.ts'
import { MyDevices } from '#workbench/devices/my-devices.tsx'
import { SelfCheck } from '#workbench/devices/self-check/self-check.tsx'
import { AddDevice } from '#workbench/devices/wizard/add-device.tsx'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 核验设备: the readers of this computer, whether it is fit to be a desk, and the college's list of readers. */
export function Screen() {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const add = () => setAdding(true)
  return (
    <Stack gap="md">
      <PageHeader
        title={t('核验设备')}
        description={t('设备由浏览器直接连接，不需要安装厂商程序；这里的设置只保存在这台电脑上。')}
        actions={
          <Button variant="solid" icon={<Plus />} onClick={add}>
            {t('添加设备')}
          </Button>
        }
      />
      <Tabs
        label={t('核验设备')}
        items={[
          { value: 'mine', label: t('本机设备'), content: <MyDevices onAdd={add} /> },
          { value: 'check', label: t('自检'), content: <SelfCheck /> },
          {
            value: 'registered',
            label: t('登记的设备'),
            content: <ListScreen resource={reader} title={t('登记的设备')} />,
          },
        ]}
      />
      {adding && <AddDevice onClose={() => setAdding(false)} />}
    </Stack>
  )
}
