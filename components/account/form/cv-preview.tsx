import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Messages } from '@/lib/i18n/messages';
import { usePreview } from './use-preview';

type Props = { file: File; labels: Messages['auth']['files']; onRemove: () => void };

const sizeOf = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;

/**
 * The file that was picked; a PDF is shown on demand, where the browser can. Chromium's viewer takes the keyboard as it
 * opens, from whoever is typing in the next field by then.
 */
export const CvPreview = ({ file, labels, onRemove }: Props) => {
  const isPdf = /\.pdf$/i.test(file.name.trim());
  const address = usePreview(isPdf ? file : null);
  const [shownFile, setShownFile] = useState<File | null>(null);
  const title = fillIn(labels.preview, { name: isolated(file.name) });
  return (
    <div className="mt-3 overflow-hidden rounded border border-line">
      <p className="flex items-center gap-3 py-1 ps-3 pe-1">
        <Icon name="file-text" size={18} className="text-muted" />
        <bdi className="min-w-0 flex-1 truncate">{file.name}</bdi>
        <bdi dir="ltr" className="shrink-0 text-13 text-muted">
          {sizeOf(file.size)}
        </bdi>
        <Button variant="quiet" className="shrink-0" onClick={onRemove}>
          {labels.removeFile}
        </Button>
      </p>
      {address ? (
        <>
          {shownFile === file ? (
            <iframe src={`${address}#toolbar=0`} title={title} className="cv-preview" />
          ) : navigator.pdfViewerEnabled ? (
            <Button
              variant="quiet"
              className="border-t border-line w-full"
              onClick={() => setShownFile(file)}
            >
              {labels.showPreview}
            </Button>
          ) : null}
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="account-link border-t border-line px-3 w-full gap-2"
          >
            <Icon name="external-link" size={16} />
            {labels.openPreview}
          </a>
        </>
      ) : null}
    </div>
  );
};
