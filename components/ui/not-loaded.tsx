import { AskAgain } from './ask-again';

/** No page knows beforehand what will not come, so these words stand on the body, as those of toasts do. */
export const lateWords = () => {
  const { late = '', again = '', close = '' } = document.body.dataset;
  return { late, again, close };
};

/** In the place of code that did not come. */
export const NotLoaded = ({ onAsk }: { onAsk: () => void }) => {
  const { late, again } = lateWords();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded border border-dashed border-line p-4"
    >
      <p>{late}</p>
      <AskAgain text={again} onAsk={onAsk} />
    </div>
  );
};
