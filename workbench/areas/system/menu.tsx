import { menu } from '#domain/system/menu.ts'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { TreeScreen } from '#workbench/engine/tree-screen.tsx'
import { SharedAddresses } from './menu/shared-addresses.tsx'

const where = { terminal: 'web' }
const shown = narrowed(menu, { where, without: [] })

/** 菜单 of the portal on a computer, and which of them stand in one another's way. */
export const Screen = () => (
  <>
    <SharedAddresses terminal="web" />
    <TreeScreen resource={shown} title={menu.label} where={where} />
  </>
)
