import { StaticPart } from '@/components/ui/static-part';

type Props = { name: string; lat: number; long: number; exact: boolean };

/** Degrees as a sailor writes them: 36.191° N, 44.009° E. */
const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
  `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;

/** What stands there before the map does, and where its tiles cannot be had: a drawn sheet with the place on it. */
export const DrawnMap = ({ name, lat, long, exact }: Props) => (
  <StaticPart id="ad-drawn-map" className="absolute inset-0 -z-10 bg-sunken">
    <svg
      aria-hidden
      className="size-full text-line"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 800 320"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1">
        {[40, 80, 120, 160, 200, 240, 280].map((y) => (
          <path key={y} d={`M0 ${y}H800`} />
        ))}
        {Array.from({ length: 19 }, (_, column) => (column + 1) * 40).map((x) => (
          <path key={x} d={`M${x} 0V320`} />
        ))}
      </g>
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path strokeWidth="9" d="M-10 250C160 210 250 246 400 160S660 70 810 96" />
        <path strokeWidth="5" d="M120 -10C170 90 300 120 400 160S560 270 590 330" />
        <path strokeWidth="5" d="M400 160C460 120 500 60 520 -10" />
      </g>
      {exact ? null : <circle cx="400" cy="160" r="84" className="fill-petrol/10 stroke-petrol" />}
      <path
        d="M400 160c-14-19-22-31-22-43a22 22 0 1 1 44 0c0 12-8 24-22 43Z"
        className="fill-petrol stroke-surface"
        strokeWidth="2"
      />
      <circle cx="400" cy="117" r="8" className="fill-surface" />
    </svg>
    <p className="absolute inset-x-0 top-[58%] text-center leading-snug">
      <bdi className="block text-17 font-semibold">{name}</bdi>
      <bdi dir="ltr" className="text-13 text-muted">
        {degrees(lat, ['N', 'S'])}, {degrees(long, ['E', 'W'])}
      </bdi>
    </p>
  </StaticPart>
);
