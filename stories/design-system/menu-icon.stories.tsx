import type { Meta, StoryObj } from '@storybook/react-vite'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { icons } from '#design-system/menu-icon/icons.ts'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'

const meta = {
  title: 'Navigation/MenuIcon',
  component: MenuIcon,
  args: { name: 'graduation-cap' },
} satisfies Meta<typeof MenuIcon>

export default meta
type Story = StoryObj<typeof meta>

export const NamedByAMenu: Story = {}

/** What an administrator typed and nobody drew gets a plain mark. */
export const NameOfNoIcon: Story = { args: { name: 'unicorn' } }

export const EveryNameAMenuMayUse: Story = {
  render: () => (
    <Descriptions
      items={Object.keys(icons).map((name) => ({ label: name, value: <MenuIcon name={name} /> }))}
    />
  ),
}
