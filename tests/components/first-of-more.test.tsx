import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useFirstOfMore } from '@/components/ads/list/use-first-of-more';

afterEach(cleanup);

const List = ({ ads }: { ads: string[] }) => {
  const { grid, ask } = useFirstOfMore(ads.length);
  return (
    <>
      <input aria-label="Search" />
      <div ref={grid}>
        {ads.map((ad) => (
          <article key={ad}>
            <a href={`/ad/${ad}`}>{ad}</a>
          </article>
        ))}
        <button type="button" onClick={ask}>
          See More
        </button>
      </div>
    </>
  );
};

const few = ['Loader', 'Crane'];
const many = [...few, 'Dozer', 'Grader'];

test('whoever asks for more goes on at the first ad of it', async () => {
  const { rerender } = render(<List ads={few} />);
  await userEvent.click(screen.getByRole('button', { name: 'See More' }));
  rerender(<List ads={many} />);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Dozer' }));
});

test('whoever has gone on to the filters stays there when more ads arrive', async () => {
  const { rerender } = render(<List ads={few} />);
  await userEvent.click(screen.getByRole('button', { name: 'See More' }));
  const search = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.click(search);
  rerender(<List ads={many} />);
  expect(document.activeElement).toBe(search);
  // Nor is he taken away by the ads that a filter brings later.
  search.blur();
  rerender(<List ads={few} />);
  rerender(<List ads={many} />);
  expect(document.activeElement).toBe(document.body);
});
