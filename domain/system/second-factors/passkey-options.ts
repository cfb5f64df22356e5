type Hint = 'hybrid' | 'security-key' | 'client-device'

/** Ids and challenges are base64url. */
interface Descriptor {
  id: string
  type: string
  transports?: string[]
}

/** What a browser asks of a device that has a passkey (Web Authentication, level 3, section 5.1.10). */
export interface PasskeyRequest {
  challenge: string
  /** Milliseconds. */
  timeout?: number
  rpId?: string
  allowCredentials?: Descriptor[]
  userVerification?: UserVerificationRequirement
  hints?: Hint[]
}

/** What a browser is to make of a device (section 5.1.9). */
export interface PasskeyCreation {
  rp: { name: string; id?: string }
  user: { id: string; name: string; displayName: string }
  challenge: string
  pubKeyCredParams: { alg: number; type: 'public-key' }[]
  /** Milliseconds. */
  timeout?: number
  excludeCredentials?: Descriptor[]
  authenticatorSelection?: AuthenticatorSelectionCriteria
  hints?: Hint[]
  attestation?: AttestationConveyancePreference
}
