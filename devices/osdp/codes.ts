/** Commands of the control panel. */
export const command = {
  poll: 0x60,
  id: 0x61,
  capabilities: 0x62,
  localStatus: 0x64,
  inputStatus: 0x65,
  outputStatus: 0x66,
  output: 0x68,
  led: 0x69,
  buzzer: 0x6a,
  text: 0x6b,
  keySet: 0x75,
  challenge: 0x76,
  serverCryptogram: 0x77,
} as const

/** Answers of the reader. */
export const reply = {
  ack: 0x40,
  nak: 0x41,
  id: 0x45,
  capabilities: 0x46,
  localStatus: 0x48,
  inputStatus: 0x49,
  outputStatus: 0x4a,
  raw: 0x50,
  keypad: 0x53,
  clientCryptogram: 0x76,
  firstMac: 0x78,
  busy: 0x79,
} as const

/** Why a reader refuses. */
export const nak = {
  badCheck: 1,
  badLength: 2,
  unknownCommand: 3,
  sequence: 4,
  noSecureChannel: 5,
  notSecured: 6,
  unable: 9,
} as const

/** Kinds of the security block: odd from the panel, even from the reader. */
export const security = { handshake: 0x11, crypt: 0x13, mac: 0x15, encrypted: 0x17 } as const
