// How often the API is asked, in milliseconds.

/** What was read is good for so long; then it is read anew at the next look, focus or line. */
export const keptFor = 5_000;
/** What nobody looks at any more is forgotten after so long. */
export const forgottenAfter = 30 * 60_000;
/** So long a pause in typing or choosing is taken for its end. */
export const pauseBeforeAsking = 450;
/** A suggestion helps while one types, so it is asked for at a shorter pause. */
export const pauseBeforeSuggesting = 300;
