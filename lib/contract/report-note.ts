/** The most that a report may say, in UTF-16 units. Apart from the schemas, so that a dialog loads none of them. */
export const longestNote = 2_000;
