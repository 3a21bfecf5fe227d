/** Statements in the footer of every page. */
export const legal = {
  independence:
    'MAS docs is independent and not affiliated with Microsoft. Windows, Office and other product names belong to their owners.',
  licenses: 'Code under the MIT license, text under CC BY 4.0.',
} as const;
