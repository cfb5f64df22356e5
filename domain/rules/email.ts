/** As far as a form can tell: whether it is anybody's, only a letter to it will show. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
