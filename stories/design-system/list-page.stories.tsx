import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Moon, Plus, RotateCw, School } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AppShell } from '#design-system/app-shell/app-shell.tsx'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { DateRangeInput } from '#design-system/date-range-input/date-range-input.tsx'
import { Field } from '#design-system/field/field.tsx'
import { FilterBar } from '#design-system/filter-bar/filter-bar.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Sidebar } from '#design-system/sidebar/sidebar.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TabBar } from '#design-system/tab-bar/tab-bar.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { TopBar } from '#design-system/top-bar/top-bar.tsx'
import { TopNav } from '#design-system/top-nav/top-nav.tsx'
import { ListLayout } from '#workbench/engine/list-layout.tsx'
import { type Building, buildings, kindOptions, menus } from './samples.ts'

const Screen = () => {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [kinds, setKinds] = useState<Building['kind'][]>([])
  return (
    <ListLayout
      title="楼栋管理"
      acts={
        <Toolbar
          label="楼栋的操作"
          align="end"
          end={<IconButton label="刷新" icon={<RotateCw aria-hidden />} />}
          items={[
            { value: 'add', label: '新增', icon: <Plus />, variant: 'solid' },
            { value: 'export', label: '导出', rare: true },
          ]}
          onSelect={() => setSelection(new Set())}
        />
      }
      filters={
        <FilterBar onReset={() => setKinds([])}>
          <Field key="name" label="名称" layout="beside">
            <TextInput placeholder="楼栋名称" />
          </Field>
          <Field key="kind" label="类型" layout="beside">
            <MultiSelect options={kindOptions} value={kinds} onChange={setKinds} clearable />
          </Field>
          <Field key="code" label="编号" layout="beside">
            <TextInput />
          </Field>
          <Field key="builtOn" label="建成日期" layout="beside">
            <DateRangeInput label="建成日期" value={{ from: null, to: null }} onChange={() => setKinds([])} />
          </Field>
        </FilterBar>
      }
    >
      <Card fill flush>
        <DataTable<Building>
          label="楼栋"
          rows={buildings}
          rowKey={(row) => row.id}
          selection={selection}
          onSelectionChange={setSelection}
          columns={[
            { key: 'name', title: '名称', cell: (row) => row.name, sortable: true, essential: true },
            { key: 'code', title: '编号', cell: (row) => row.code, width: 100, sortable: true },
            { key: 'campus', title: '校区', cell: (row) => row.campus },
            { key: 'kind', title: '类型', cell: (row) => <Tag>{row.kind}</Tag> },
            { key: 'floors', title: '层数', cell: (row) => row.floors, width: 90, align: 'end' },
            { key: 'builtOn', title: '建成日期', cell: (row) => row.builtOn, width: 130 },
          ]}
          onSort={() => setSelection(new Set())}
          onRowActivate={() => setSelection(new Set())}
          rowActions={() => (
            <>
              <Button variant="ghost" size="sm">
                查看
              </Button>
              <Button variant="ghost" size="sm">
                编辑
              </Button>
            </>
          )}
          actionsWidth={124}
        />
        <Stack pad="card">
          <Pagination current={1} size={10} total={126} onChange={() => setSelection(new Set())} />
        </Stack>
      </Card>
    </ListLayout>
  )
}

const Page = () => {
  const [menuOpen, setMenuOpen] = useState(false)
  const [collapsed, setCollapsed] = useState(false)
  const [active, setActive] = useState<string | null>('base/building')
  return (
    <AppShell
      topbar={
        <TopBar
          name="智慧校园"
          logo={<School />}
          nav={<TopNav items={menus} active="base" onSelect={(item) => setActive(item.id)} />}
          onMenu={() => setMenuOpen(true)}
          actions={
            <>
              <IconButton label="消息" icon={<Bell aria-hidden />} />
              <IconButton label="深色" icon={<Moon aria-hidden />} />
              <Avatar name="王建国" size="sm" />
            </>
          }
        />
      }
      sidebar={
        <Sidebar
          items={menus[1]?.children?.map((item) => ({ icon: 'building-2', ...item })) ?? []}
          active={active}
          onSelect={(item) => setActive(item.id)}
          collapsed={collapsed}
          onCollapse={setCollapsed}
        />
      }
      collapsed={collapsed}
      menu={
        <Sidebar
          items={menus}
          active={active}
          onSelect={(item) => {
            setActive(item.id)
            setMenuOpen(false)
          }}
        />
      }
      menuOpen={menuOpen}
      onMenuClose={() => setMenuOpen(false)}
      tabs={
        <TabBar
          tabs={[
            { id: 'home', title: '个人桌面', pinned: true },
            { id: 'base/building', title: '楼栋管理' },
            { id: 'base/student', title: '学生信息' },
          ]}
          active={active}
          onActivate={setActive}
          onClose={() => setActive('home')}
          onAction={() => setActive('home')}
        />
      }
    >
      <Screen />
    </AppShell>
  )
}

const meta = {
  title: 'Layout/ListPage',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const ManagingBuildings: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: '楼栋管理' })).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: '跳到主要内容' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
