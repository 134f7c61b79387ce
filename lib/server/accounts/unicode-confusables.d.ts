// The package's own types have a name that nobody finds.
declare module 'unicode-confusables' {
  export const rectifyConfusion: (text: string) => string;
}
