import { Icon } from '../ui/icon';

/** What the whole form is told. The live region is there before there is anything to say. */
export const RefusalNote = ({ text }: { text: string | null }) => (
  <div role="alert">
    {text ? (
      <p className="mb-5 flex items-start gap-2 rounded border border-bad/40 px-3 py-2.5 text-bad">
        <Icon name="warning" size={18} className="mt-0.5" />
        <span>{text}</span>
      </p>
    ) : null}
  </div>
);
