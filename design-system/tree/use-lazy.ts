import { useState } from 'react'
import type { TreeNode } from './tree-node.ts'

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((each) => each !== id))

/** Branches whose children are on their way or could not be had. Their owner puts them into `nodes`. */
export const useLazy = (
  onLoad: ((id: string) => Promise<unknown>) | undefined,
  onFailure: (id: string) => void,
) => {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map())
  const load = async ({ id, name }: TreeNode) => {
    if (!onLoad || pending.has(id)) return
    setPending((now) => new Set([...now, id]))
    setFailed((now) => new Map([...now].filter(([each]) => each !== id)))
    try {
      await onLoad(id)
    } catch {
      setFailed((now) => new Map([...now, [id, name]]))
      onFailure(id)
    }
    setPending((now) => without(now, id))
  }
  return { pending, failed, load }
}
