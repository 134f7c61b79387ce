/** Requirements that nobody can see, each with the reason. Every other one needs a test. */
export const unseen: ReadonlyMap<number, string> = new Map([
  [3, 'says what the product is'],
  [236, 'what is only logged is seen by nobody'],
  [253, 'the words come with the page: none is loaded later'],
]);
