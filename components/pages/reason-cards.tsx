import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import type { PictureBlock } from '@/lib/contract/wordings';
import { stripHtml } from '@/lib/format/strip-html';
import { truncate } from '@/lib/format/truncate';
import { pictureSources } from '@/lib/picture-sources';

const shown = 120;

/** The first 120 characters and a full stop, whether or not the text has one of its own. */
const excerpt = (text: string) => `${truncate(stripHtml(text), shown, '').replace(/[.\s]+$/, '')}.`;

type Props = { title: string; text: string; reasons: PictureBlock[] };

export const ReasonCards = ({ title, text, reasons }: Props) =>
  reasons.length ? (
    <section aria-labelledby="reasons" className="mt-16 border-t border-line pt-10 lg:mt-24 lg:pt-16">
      <SectionHeading id="reasons" title={title} text={text} />
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {reasons.map((reason) => (
          <li key={reason.id}>
            <Picture
              {...pictureSources(reason.image)}
              sizes="(min-width: 1024px) 420px, (min-width: 640px) 50vw, 100vw"
              alt=""
              width={4}
              height={3}
              label=""
              className="rounded"
            />
            <h3 className="mt-4 text-20">{reason.title}</h3>
            <p className="mt-2 text-muted">{excerpt(reason.description)}</p>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
