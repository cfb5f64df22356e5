import { useEffect, useState } from 'react'
import { type AppInfo, type AppType, getAppInfo } from '#workbench/account/session/app-info.ts'

/** What the college says of this side of the portal; null until it has answered, and when it does not. */
export function useAppInfo(appType: AppType): AppInfo | null {
  const [info, setInfo] = useState<AppInfo | null>(null)
  useEffect(() => {
    let here = true
    getAppInfo(appType).then(
      (said) => here && setInfo(said),
      () => {},
    )
    return () => {
      here = false
    }
  }, [appType])
  return info
}
