import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, School } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AppShell, type ShellLayout } from '#design-system/app-shell/app-shell.tsx'
import { AreaRail } from '#design-system/area-rail/area-rail.tsx'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Breadcrumb } from '#design-system/breadcrumb/breadcrumb.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Sidebar } from '#design-system/sidebar/sidebar.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TabBar } from '#design-system/tab-bar/tab-bar.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { Brand } from '#design-system/top-bar/brand.tsx'
import { TopBar } from '#design-system/top-bar/top-bar.tsx'
import { TopNav } from '#design-system/top-nav/top-nav.tsx'
import { guided } from '#stories/guide/guide.ts'
import { areas, openTabs } from './samples-shell.ts'

const layouts = {
  transverse: '顶部菜单',
  classic: '经典菜单',
  columns: '分栏菜单',
  defaults: '侧边菜单',
} as const satisfies Record<ShellLayout, string>

interface PageProps {
  readonly layout: ShellLayout
}

/** A page that changes its own layout: what was typed into it must stay. */
const Page = ({ layout: first }: PageProps) => {
  const [layout, setLayout] = useState(first)
  const [active, setActive] = useState<string | null>('base/building')
  const [collapsed, setCollapsed] = useState(false)
  const [menuOpen, setMenuOpen] = useState(false)
  const select = ({ id }: { readonly id: string }) => {
    setActive(id)
    setMenuOpen(false)
  }
  const area =
    areas.find(({ children }) => JSON.stringify(children ?? []).includes(`"${active}"`)) ?? areas[1]
  const name = '滨海职业技术学院智慧校园'
  const logo = <School />
  const allAtSide = layout === 'classic' || layout === 'defaults'
  const side = {
    active,
    onSelect: select,
    collapsed,
    onCollapse: setCollapsed,
  }
  return (
    <AppShell
      layout={layout}
      collapsed={collapsed}
      topbar={
        <TopBar
          name={name}
          logo={logo}
          nameAtSide={layout === 'columns' || layout === 'defaults'}
          nav={
            layout === 'transverse' ? (
              <TopNav
                items={areas}
                active={area?.id}
                onSelect={(item) => select(item.children?.[0] ?? item)}
              />
            ) : (
              <Breadcrumb items={[{ title: area?.title ?? '' }, { title: '楼栋管理' }]} />
            )
          }
          actions={
            <>
              <IconButton label="消息" icon={<Bell aria-hidden />} />
              <Avatar name="王建国" size="sm" />
            </>
          }
          onMenu={() => setMenuOpen(true)}
        />
      }
      rail={
        layout === 'columns' && (
          <AreaRail
            items={areas}
            active={area?.id}
            logo={logo}
            onSelect={(item) => select(item.children?.[0] ?? item)}
          />
        )
      }
      sidebar={
        <Sidebar
          {...side}
          items={allAtSide ? areas : area ? [area] : []}
          searchable={allAtSide}
          unique={allAtSide}
          head={
            layout === 'defaults' ? (
              collapsed ? (
                <Brand name="" logo={logo} />
              ) : (
                <Brand name={name} logo={logo} />
              )
            ) : undefined
          }
        />
      }
      tabs={
        <TabBar
          tabs={openTabs}
          active={active}
          onActivate={setActive}
          onClose={setActive}
          onAction={() => setActive(active)}
        />
      }
      menu={<Sidebar items={areas} active={active} onSelect={select} label="全部菜单" />}
      menuOpen={menuOpen}
      onMenuClose={() => setMenuOpen(false)}
    >
      <Stack pad="page">
        <PageHeader title="楼栋管理" description="各校区的教学、宿舍、实训与办公楼。" />
        <Card title="布局">
          <Stack>
            <Stack direction="row" wrap>
              {(Object.keys(layouts) as ShellLayout[]).map((each) => (
                <Button
                  key={each}
                  variant={each === layout ? 'solid' : 'outline'}
                  onClick={() => setLayout(each)}
                >
                  {layouts[each]}
                </Button>
              ))}
            </Stack>
            <Field label="备注">
              <TextInput />
            </Field>
          </Stack>
        </Card>
      </Stack>
    </AppShell>
  )
}

const meta = {
  title: 'Layout/AppShell',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      purpose:
        'The frame round all screens: it never scrolls itself, its main part does. Four layouts for wide screens and one for narrow ones, in one grid, so that a change of layout keeps every screen as it is.',
      anatomy: [
        ['Skip link', 'First stop of the keyboard: past the menus.'],
        [
          'Top bar',
          'Name, areas or trail, what is one’s own. In columns and defaults the name is at the side.',
        ],
        ['Rail', 'Areas as icons with names; columns only.'],
        [
          'Sidebar',
          'Screens of the area; in classic and defaults all menus. 212 px, or 56 px with icons only.',
        ],
        ['Tabs', 'The open screens.'],
        ['Main', 'The screen in front. Takes the focus from the skip link.'],
        ['Drawer', 'All menus under 768 px, where sidebar and rail are away.'],
      ],
      dos: [
        'transverse for a college with many areas: the default.',
        'classic or defaults where there are few areas, or people know the old system so.',
        'Give menu always: without it there is no way on a phone.',
      ],
      donts: ['Do not scroll the page as a whole.', 'Do not put a second header below the top bar.'],
    }),
  },
  args: { layout: 'transverse' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const AreasOnTop: Story = {}
export const EverythingAtTheSide: Story = { args: { layout: 'defaults' } }
export const EverythingUnderTheBar: Story = { args: { layout: 'classic' } }
export const InColumns: Story = { args: { layout: 'columns' } }

export const NothingIsLostInAnotherLayout: Story = {
  play: async ({ canvas }) => {
    const note = canvas.getByRole('textbox', { name: '备注' })
    await userEvent.type(note, '三层东侧正在加固')
    for (const name of ['侧边菜单', '经典菜单', '分栏菜单', '顶部菜单']) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '备注' })).toBe(note))
      await waitFor(() => expect(note).toHaveValue('三层东侧正在加固'))
    }
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
