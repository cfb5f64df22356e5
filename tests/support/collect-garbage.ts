import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What went before weighs on no measure of memory taken after this. */
export function collectGarbage() {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
}
