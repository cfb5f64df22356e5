import { createRoot } from 'react-dom/client'
import { Speaking } from '#workbench/language/speaking.tsx'
import type { ProofWays } from './calls.ts'
import { ProofDialog } from './proof-dialog.tsx'

let asking: Promise<boolean> | null = null

/**
 * Has the person prove once more that it is they, over whatever stands on the screen; false when they leave it. Calls
 * that are refused at the same time wait for the one answer. `leave` signs out anyone who can only sign in again.
 */
export function askProof(ways: object, leave: () => void): Promise<boolean> {
  asking ??= shown(ways as ProofWays, leave).finally(() => {
    asking = null
  })
  return asking
}

function shown(ways: ProofWays, leave: () => void): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise<boolean>((resolve) => {
    const settle = (proved: boolean) => {
      root.unmount()
      place.remove()
      resolve(proved)
    }
    root.render(
      <Speaking>
        <ProofDialog ways={ways} onSettled={settle} onLeave={leave} />
      </Speaking>,
    )
  })
}
