import type { Settings } from '@/lib/contract/wordings';
import { Logo } from './logo';

/** The site's sign at the head of every page. */
export const HeadSign = ({
  logo,
  company_name,
  tagline,
}: Pick<Settings, 'logo' | 'company_name' | 'tagline'>) => (
  <>
    <Logo src={logo} name={company_name} ground="page" />
    <span className="hidden max-w-72 text-13 leading-tight text-muted md:block">{tagline}</span>
  </>
);

type FootProps = Pick<Settings, 'logo' | 'company_name' | 'titleSite' | 'descriptionSite'>;

/** The same at its foot, with what the site is. */
export const FootSign = ({ logo, company_name, titleSite, descriptionSite }: FootProps) => (
  <div className="max-w-prose">
    <Logo src={logo} name={company_name} ground="steel" />
    <p className="mt-5 text-17 font-semibold">{titleSite}</p>
    <p className="mt-2 text-on-steel-muted">{descriptionSite}</p>
  </div>
);
