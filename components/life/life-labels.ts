import type { Messages } from '@/lib/i18n/messages';

/** What the buttons say by which a seller says what became of his ad. */
export type LifeLabels = Pick<Messages['life'], 'own' | 'of' | 'say' | 'failed'> & {
  sale: Messages['life']['sale'] & { close: string };
};

export const lifeLabels = ({ life: { own, of, say, sale, failed }, common }: Messages): LifeLabels => ({
  own,
  of,
  say,
  sale: { ...sale, close: common.close },
  failed,
});
