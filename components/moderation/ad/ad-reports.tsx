import { Link } from '@/components/ui/link';
import type { ModeratedAd } from '@/lib/api/queries/moderation';
import { localePath, paths } from '@/lib/paths';
import { Moment } from '../moment';
import { useRoom } from '../room';

type Report = Pick<ModeratedAd['reports'][number], 'id' | 'note' | 'date' | 'reporter'>;

/** What members said against it, who and when. */
export const ReportNotes = ({ reports }: { reports: readonly Report[] }) => {
  const { locale, words } = useRoom();
  return (
    <ul className="grid gap-3">
      {reports.map(({ id, note, date, reporter }) => (
        <li key={id} className="mod-decision">
          <p dir="auto" className="whitespace-pre-line">
            {note || <span className="text-muted">{words.ad.noNote}</span>}
          </p>
          <p className="text-13 text-muted">
            <Link href={localePath(locale, paths.moderationAccount(reporter.id))} className="mod-link">
              <bdi>{reporter.name}</bdi>
            </Link>{' '}
            · <Moment date={date} />
          </p>
        </li>
      ))}
    </ul>
  );
};

export const AdReports = ({ reports }: { reports: ModeratedAd['reports'] }) => {
  const { locale, words } = useRoom();
  if (!reports.length) return null;
  return (
    <section aria-labelledby="mod-reports" className="mod-panel border-bad/40 p-4">
      <h3 id="mod-reports" className="mb-3 text-13 font-semibold text-bad">
        {words.ad.reports}
      </h3>
      <ReportNotes reports={reports} />
      <Link
        href={localePath(locale, paths.moderationReports)}
        className="mod-link mt-2 inline-flex min-h-11 items-center font-semibold"
      >
        {words.ad.toReports}
      </Link>
    </section>
  );
};
