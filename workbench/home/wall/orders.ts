import { useEffect, useState } from 'react'
import { instantOf } from '#domain/kits/college-clock.ts'
import { type WallOrders, wallCalls } from '#domain/system/wall/calls.ts'
import type { WallCode } from '#domain/system/wall/screens.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { isObject, local } from '#workbench/http/storage/storage.ts'
import { pairedNews } from './use-feed.ts'
import { asWall, dropWallToken, readWallToken } from './wall-token.ts'

/** Milliseconds between two signs of life. */
const every = 60_000

/** Since when an administrator wants the page anew, by this computer's clock; null where nobody does. */
let ordered: number | null = null
export const orderedAt = () => ordered

const build = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''

/** What this display is to show, as it was last told: null until it is known, `unpaired` without a token. */
export type Orders = WallOrders | 'unpaired' | null

const isOrders = (value: unknown): value is WallOrders => isObject(value) && Array.isArray(value.screens)
const kept = () => local.read('wallOrders', isOrders)

/** Says every minute that this display lives, and hears what it is to show. */
export function useOrders(showing: WallCode | null): Orders {
  const [orders, setOrders] = useState<Orders>(() => (readWallToken() ? kept() : 'unpaired'))
  useEffect(() => {
    let gone = false
    const beat = async () => {
      if (!readWallToken()) return
      try {
        const told = await ask(wallCalls.beat, { screen: showing, build: build().slice(0, 40) }, asWall())
        if (gone) return
        local.write('wallOrders', told)
        // Its first word after loading is no order: what came before has been done by loading.
        const at = told.reloadAt && instantOf(told.reloadAt).getTime()
        if (at && at !== doneAt) ordered = doneAt === undefined ? null : Date.now()
        doneAt = at || null
        setOrders(told)
      } catch (error) {
        if (!(error instanceof HttpFailure) || error.status !== 401 || gone) return
        dropWallToken()
        setOrders('unpaired')
      }
    }
    const timer = setInterval(() => void beat(), every)
    const paired = () => void beat()
    void beat()
    window.addEventListener(pairedNews, paired)
    return () => {
      gone = true
      clearInterval(timer)
      window.removeEventListener(pairedNews, paired)
    }
  }, [showing])
  return orders
}

/** The order that this page has heard of already. */
let doneAt: number | null | undefined
