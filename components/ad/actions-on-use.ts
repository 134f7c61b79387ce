// One file to fetch for what of an ad's actions is hydrated late.

export { ReportLink } from '@/components/report/report-link';
export { PrintButton } from './print-button';
export { ShareButton } from './share-button';
