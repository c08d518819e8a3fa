/** A sheet of the page, or with `type: 'text'` the text of one that travels with what draws its part. */
declare module '*.css' {
  const text: string;
  export default text;
}
