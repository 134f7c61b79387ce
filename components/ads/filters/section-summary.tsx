import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** What opens a section of the filters: its title, and what is said of it. */
export const SectionSummary = ({ children }: { children: ReactNode }) => (
  <summary>
    {children}
    <Icon name="chevron-down" size={18} />
  </summary>
);
