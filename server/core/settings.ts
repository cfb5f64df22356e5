/** What an installation may choose. Read from the environment by server/node/environment.ts. */
export interface Settings {
  /** The prefix of services and headers: `campus` gives /api/campus-auth and Campus-Auth. */
  readonly product: string
  /** Life of an access token in seconds; never under 3,600 (contract of the refresh timer: 3,000 + 10 + 60). */
  readonly accessTokenSeconds: number
  readonly refreshTokenSeconds: number
  /** The largest page a call may ask for, in rows. */
  readonly largestPage: number
  /** Whether somebody carries short messages for the college. */
  readonly sendsSms: boolean
  /** Hosts that the server may ask for people's identities although they lie in the college's own network. */
  readonly federationHosts: readonly string[]
  /** Hosts, with their port where it is not the usual one, that files may be kept on. */
  readonly storageHosts: readonly string[]
  /** Hosts of the same kind that may be asked for a service: a carrier of messages, a language model. */
  readonly serviceHosts: readonly string[]
  /** Hosts whose databases may be looked at. No other is, wherever it lies. */
  readonly datasourceHosts: readonly string[]
  /** The password of the demo's accounts, which the sign-in page then offers; null in any other installation. */
  readonly demoPassword: string | null
}

export const defaultSettings: Settings = {
  product: 'campus',
  accessTokenSeconds: 3600,
  refreshTokenSeconds: 7 * 24 * 3600,
  largestPage: 1000,
  sendsSms: true,
  federationHosts: [],
  storageHosts: [],
  serviceHosts: [],
  datasourceHosts: [],
  demoPassword: null,
}
