import type { Meta, StoryObj } from '@storybook/react-vite'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { icons } from '#design-system/menu-icon/icons.ts'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Navigation/MenuIcon',
  component: MenuIcon,
  parameters: guided({
    purpose:
      'The icon that a menu names, as an administrator typed it. One set of strokes for all menus; nothing is fetched.',
    anatomy: [
      ['Icon', 'Takes size and colour from what it stands in. Decoration: the title beside it is the name.'],
    ],
    dos: ['Choose by what the area deals with: bed for dormitories, wallet for fees.'],
    donts: ['Do not give every screen an icon of its own: areas have one, screens below them have none.'],
  }),
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
