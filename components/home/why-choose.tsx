import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticPart } from '@/components/ui/static-part';
import type { PictureBlock } from '@/lib/contract/wordings';
import { truncate } from '@/lib/format/truncate';
import { pictureSources } from '@/lib/picture-sources';

const descriptionLength = 100;

type Props = { title: string; text: string; items: readonly PictureBlock[]; pictureLabel: string };

export const WhyChoose = ({ title, text, items, pictureLabel }: Props) => (
  <StaticPart
    as="section"
    id="home-why-choose"
    aria-labelledby="home-why"
    className="below border-y border-line bg-surface [--about:22rem] sm:[--about:43rem]"
  >
    <div className="section page-width">
      <SectionHeading id="home-why" title={title} text={text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, with keys too */}
      <ul tabIndex={0} className="why-list">
        {items.map(({ id, image, title: name, description }) => (
          <li key={id} className="why-item">
            <Picture
              {...pictureSources(image)}
              sizes="(min-width: 1024px) 250px, (min-width: 640px) 240px, 104px"
              alt=""
              width={4}
              height={3}
              label={pictureLabel}
              className="why-picture"
            />
            <div>
              <h3 className="text-17">{name}</h3>
              <p className="mt-1 text-muted">{truncate(description, descriptionLength)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </StaticPart>
);
