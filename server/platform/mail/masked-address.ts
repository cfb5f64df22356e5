/** `l***@example.com`: enough for its owner to recognise. */
export const maskedAddress = (address: string): string =>
  `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`
