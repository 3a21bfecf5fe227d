/** How the ids of all editions begin, and their names. Without the list of them, which the home page loads with the first answer. */
const start =
  /^(?:home|pro|education|enterprise|iot|windows|server)(?:[- ]|$)/i;

/** Whether a value of the address is of this site. Other apps add parameters of the same names, such as `from=timeline`. */
export const isEditionId = (value: string): boolean => start.test(value);
