/** 256 random bits in hexadecimal, which every provider carries unchanged (some take letters and digits only). */
export const randomText = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
