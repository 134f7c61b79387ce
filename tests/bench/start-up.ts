import { table } from '../support/table';
import { median, seconds } from './numbers';
import { stop } from './scratch';
import { startAsAVisitorWould, startBareNext } from './servers';

/** How long until the site answers: on an empty folder, and on one that is filled. Leaves the folder filled. */
export const measureStartUp = async (dataDir: string, laterStarts: number): Promise<string> => {
  const first = await startAsAVisitorWould(dataDir);
  await stop(first.child);
  const later: number[] = [];
  const bare: number[] = [];
  for (let n = 0; n < laterStarts; n++) {
    const site = await startAsAVisitorWould(dataDir);
    later.push(site.startMs);
    await stop(site.child);
    const other = await startBareNext();
    bare.push(other.startMs);
    await stop(other.child);
  }
  return [
    '### Start-up\n\nFrom the command to the first answer; packages installed and the site built before.\n',
    table(
      ['', 'until it answers'],
      [
        ['first start: migrations, demo catalogue, pictures', seconds(first.startMs)],
        ['later starts', seconds(median(later))],
        ['bare Next', seconds(median(bare))],
      ],
    ),
  ].join('\n');
};
