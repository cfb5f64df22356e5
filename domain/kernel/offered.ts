/**
 * What a picker lists at most: more than anybody reads through, and typing narrows it. The call that answers it sends
 * one more than is listed, by which it is known that the list is cut.
 */
export const mostOffered = 50
