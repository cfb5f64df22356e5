import { menu } from '#domain/system/menu.ts'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { TreeScreen } from '#workbench/engine/tree-screen.tsx'
import { SharedAddresses } from './menu/shared-addresses.tsx'

const where = { terminal: 'mobile' }
const shown = narrowed(menu, { where, without: [] })

/** 移动菜单: the menus on a telephone, and which of them stand in one another's way. */
export const Screen = () => (
  <>
    <SharedAddresses terminal="mobile" />
    <TreeScreen resource={shown} title="移动菜单" where={where} screen="system/mobile-menu" />
  </>
)
