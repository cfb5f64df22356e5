import { local } from '#workbench/http/storage/storage.ts'

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 40

/** What the gate at this computer is called, as records name it; empty until somebody has said. */
export const gateName = () => local.read('gateName', isName) ?? ''
export const keepGateName = (name: string) => local.write('gateName', name.trim().slice(0, 40))
