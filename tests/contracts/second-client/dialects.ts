/** How one family of clients speaks to the same server. */
export interface Dialect {
  readonly name: string
  readonly tokenPath: (product: string) => string
  /** The grant goes into the address of the POST rather than into its body. */
  readonly grantInQuery: boolean
  /** Before the token in its header. */
  readonly bearer: string
  /** How many characters of the token go into the signature. */
  readonly signedPart: number
  /** How a list is asked for texts that contain something. */
  readonly containing: (field: string) => string
  /** Reads `""` and `-1` as nothing, and is sent them. */
  readonly emptyForNull: boolean
}

export const dialects: readonly Dialect[] = [
  {
    name: 'the web client',
    tokenPath: (product) => `/api/${product}-auth/oauth/token`,
    grantInQuery: false,
    bearer: 'bearer ',
    signedPart: 10,
    containing: (field) => field,
    emptyForNull: false,
  },
  {
    name: 'the mobile client',
    tokenPath: () => '/oauth/token',
    grantInQuery: true,
    bearer: '',
    signedPart: 1000,
    containing: (field) => `${field}_like`,
    emptyForNull: true,
  },
]
