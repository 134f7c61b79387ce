/** The pattern of `ilike` for a text anywhere in another, whose own signs mean nothing. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
