import { createContext, useContext } from 'react';
import type { ChatLabels } from './chat-labels';
import type { Line } from './use-line';

export type Chat = { labels: ChatLabels; line: Line; refreshList: () => void };
export const ChatContext = createContext<Chat | null>(null);

export const useChat = (): Chat => {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('This stands inside <ChatRoom> only.');
  return chat;
};
