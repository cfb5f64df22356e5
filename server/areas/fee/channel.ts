import { feeChannel } from '#domain/fee/channel.ts'
import { serve } from '#server/core/serve.ts'

/** Keys are sealed before they are kept; a form that leaves them empty keeps those that are there. */
export const feeChannels = serve(feeChannel, {
  async beforeWrite({ privateKey, symmetricKey }, { app }) {
    return {
      ...(privateKey && { privateKey: await app.secrets.seal(privateKey) }),
      ...(symmetricKey && { symmetricKey: await app.secrets.seal(symmetricKey) }),
    }
  },
})
