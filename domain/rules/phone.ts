/** A mobile number: 11 digits, the first 1, the second 3 to 9 (specification, section 5). */
export const phonePattern = /^1[3-9]\d{9}$/
