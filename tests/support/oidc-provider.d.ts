/** As much of the package as tests/support/oidc.ts uses; it brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  interface Context {
    readonly oidc: { readonly client?: { clientId: string }; readonly session?: { accountId?: string } }
  }
  interface Account {
    readonly accountId: string
    claims(): Readonly<Record<string, string>>
  }
  interface Configuration {
    readonly findAccount: (context: Context, accountId: string) => Account
    readonly loadExistingGrant: (context: Context) => Promise<Grant>
    readonly [more: string]: unknown
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    readonly Grant: new (of: {
      clientId: string
      accountId: string
    }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
