import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { wallCalls } from '#domain/system/wall/calls.ts'
import { type WallCode, type WallShown, wallScreens } from '#domain/system/wall/screens.ts'
import { filled } from '#machines/ports.ts'
import { type FeedPorts, type Fetched, feedMachine } from '#machines/wall/feed.machine.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { tellAnswered } from './answered.ts'
import { dropLastGood, keepLastGood, type Received, readLastGood } from './last-good.ts'
import { asWall } from './wall-token.ts'

export interface Feed<C extends WallCode> {
  readonly received: Received<C> | null
  /** `refused`: the college's walls are closed, and this display is not paired. */
  readonly state: 'waiting' | 'answered' | 'failed' | 'refused'
}

const fetchOf = (screen: WallCode) => async (): Promise<Fetched> => {
  try {
    return { kind: 'figures', figures: await ask(wallCalls.show, { screen }, asWall()) }
  } catch (error) {
    if (error instanceof HttpFailure && error.status === 401) return { kind: 'refused' }
    throw error
  }
}

/** The figures of a screen, asked for as long as it is mounted; the last good ones at once, however old. */
export function useFeed<C extends WallCode>(code: C): Feed<C> {
  const [feed, setFeed] = useState<Feed<C>>(() => ({
    received: readLastGood(code, Object.keys(wallScreens[code].figures)),
    state: 'waiting',
  }))
  useEffect(() => {
    const machine = feedMachine.provide({ actors: filled<FeedPorts>({ fetch: fetchOf(code) }) })
    const actor = createActor(machine, { input: { spread: Math.random } })
    actor.on('figures', ({ figures }) => {
      const received = { shown: figures as WallShown<C>, receivedAt: Date.now() }
      tellAnswered(true)
      keepLastGood(code, received as Received)
      setFeed({ received, state: 'answered' })
    })
    actor.on('failed', () => {
      tellAnswered(false)
      setFeed(({ received }) => ({ received, state: 'failed' }))
    })
    actor.on('refused', () => {
      dropLastGood(code)
      setFeed({ received: null, state: 'refused' })
    })
    actor.start()
    const online = () => actor.send({ type: 'ONLINE' })
    const paired = () => actor.send({ type: 'PAIRED' })
    window.addEventListener('online', online)
    window.addEventListener(pairedNews, paired)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener(pairedNews, paired)
      actor.stop()
    }
  }, [code])
  return feed
}

/** Said within the page when its display has got a token. */
export const pairedNews = 'wall-paired'
