/** The least that Next can serve: what any page of it costs before we add ours. */
export default function BarePage() {
  return <main>Hello</main>;
}
