import type { AdDraft } from '@/lib/contract/own-ads';
import { Badge } from '../ui/badge';
import type { AdFormLabels } from './ad-form-labels';

const tones = { accept: 'good', pending: 'warning', rejected: 'bad' } as const;

/** How the ad stands, what the moderator said of it, and what becomes of a change. */
export const AdStatus = ({ ad, labels }: { ad: AdDraft; labels: AdFormLabels }) => (
  <div className="ad-form-note mt-6 max-w-[46rem]">
    <div className="grid flex-1 gap-2">
      <p className="flex gap-1">
        <Badge tone={tones[ad.status]}>{labels.statuses[ad.status]}</Badge>
        {ad.edit_status ? (
          <Badge tone={tones[ad.edit_status]}>{labels.statuses[ad.edit_status]}</Badge>
        ) : null}
      </p>
      {ad.rejection_reason ? (
        <p>
          <strong className="font-semibold">{labels.status.reason}</strong>{' '}
          <bdi className="whitespace-pre-line">{ad.rejection_reason}</bdi>
        </p>
      ) : null}
      <p className="text-muted">
        {ad.status === 'accept' ? labels.status.publicMeanwhile : labels.status.waits}
      </p>
    </div>
  </div>
);
