import { local } from '#workbench/http/storage/storage.ts'

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 40

/** What this computer's desk is called, as records name it; empty until somebody has said. */
export const deskName = () => local.read('goodsDesk', isName) ?? ''
export const keepDeskName = (name: string) => local.write('goodsDesk', name.trim().slice(0, 40))
