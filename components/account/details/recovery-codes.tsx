import { Button } from '@/components/ui/button';
import { DialogFoot } from '@/components/ui/dialog';
import { CopyButton } from './copy-button';
import type { DetailsLabels } from './details-labels';
import { saveFile } from './save-file';
import { useStepStart } from './use-step-start';

type Props = { labels: DetailsLabels; codes: string[]; onEnd: () => void };

/** The only time that they are seen. */
export const RecoveryCodes = ({ labels, codes, onEnd }: Props) => {
  const { twoStep: words } = labels;
  const start = useStepStart<HTMLHeadingElement>();
  const text = codes.join('\n');
  return (
    <div>
      <div className="p-5">
        <h3 ref={start} tabIndex={-1} className="text-17 font-semibold outline-none">
          {words.saveTitle}
        </h3>
        <p className="mt-1 mb-4 text-muted">{words.save}</p>
        <ul
          dir="ltr"
          className="grid gap-x-6 gap-y-1 rounded border border-line bg-sunken p-4 font-mono text-15 sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={text} labels={{ ...words, failed: labels.notDone }} />
          <Button
            variant="outline"
            size="sm"
            onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
          >
            {words.download}
          </Button>
        </div>
      </div>
      <DialogFoot>
        <Button onClick={onEnd}>{words.saved}</Button>
      </DialogFoot>
    </div>
  );
};
