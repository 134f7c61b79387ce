/** The least that a page of 24 ads can cost in Next: drawn for each request, with nothing to read and nothing to choose. */
export default async function CardsPage({ searchParams }: { searchParams: Promise<{ from?: string }> }) {
  const { from = '0' } = await searchParams;
  const ads = Array.from({ length: 24 }, (_, at) => Number(from) + at);
  return (
    <main>
      <h1>Ads from {from}</h1>
      <ul>
        {ads.map((ad) => (
          <li key={ad}>
            <article>
              <a href={`/ad/${ad}`}>
                <img src={`/media/${ad}.webp`} alt="" width={320} height={240} loading="lazy" />
                <h2>Excavator {ad}</h2>
              </a>
              <p>${ad * 100}</p>
              <p>Erbil, {ad} km away</p>
              <ul>
                <li>2019</li>
                <li>{ad} hours</li>
                <li>Used</li>
              </ul>
              <button type="button">Keep</button>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}
