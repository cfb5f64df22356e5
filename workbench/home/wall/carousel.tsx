import { useEffect, useMemo } from 'react'
import { isWallCode, type WallCode, wallScreens } from '#domain/system/wall/screens.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Player, type Playing } from './player.tsx'

/** Seconds that a screen stays, and in a trial. */
const [usual, short] = [30, 5]
const [least, most] = [5, 3600]
const all = Object.keys(wallScreens) as readonly WallCode[]

/**
 * /datascreen/carousel: screens in turn. The address may say which and how long: `?screens=welcome,lofTV&dwell=20`, and
 * within which hours: `&from=07:00&to=22:00`. /datascreen/carouseltest shows the same quickly, with buttons.
 */
export function Carousel({ trial = false }: { readonly trial?: boolean }) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = t(trial ? '大屏轮播测试' : '大屏轮播')
  }, [t, trial])
  const playlist = useMemo(() => listIn(window.location.search, trial), [trial])
  return <Player playlist={playlist} controls={trial} />
}

const timeIn = (given: string | null) => (given && /^([01]\d|2[0-3]):[0-5]\d$/.test(given) ? given : null)

function listIn(search: string, trial: boolean): Playing {
  const asked = new URLSearchParams(search)
  const screens = (asked.get('screens') ?? '').split(',').filter(isWallCode)
  const dwell = Number(asked.get('dwell')) || (trial ? short : usual)
  return {
    screens: screens.length > 0 ? screens : all,
    dwell: Math.min(Math.max(dwell, least), most),
    startsAt: timeIn(asked.get('from')),
    endsAt: timeIn(asked.get('to')),
  }
}
