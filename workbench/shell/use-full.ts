import { useEffect } from 'react'
import { useFullScreen } from '#design-system/full-screen/use-full-screen.ts'
import { session } from '#workbench/http/storage/storage.ts'

/** As the portal's forerunner called it, so that a session goes on as it was. */
const key = 'isTagsViewCurrenFull'
const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean'

/** Whether the content stands alone, kept for the session (specification, section 2). */
export function useFull() {
  const screen = useFullScreen(session.read(key, isYesNo) ?? false)
  useEffect(() => {
    if (screen.full) session.write(key, true)
    else session.remove(key)
  }, [screen.full])
  return screen
}
