import { notFound } from 'next/navigation';
import { ThreadScreen } from '@/components/chat/thread/thread-screen';

type Params = Promise<{ accountId: string; adId: string }>;

const rowNumber = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : notFound());

export default async function ChatPage({ params }: { params: Params }) {
  const { accountId, adId } = await params;
  return <ThreadScreen place={{ otherId: rowNumber(accountId), adId: rowNumber(adId) }} />;
}
