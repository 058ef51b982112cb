// Short messages: toasts for the eye, one live region for the ear.

export interface Notice { id: number; text: string; kind: 'note' | 'error' }

export const notices = $state<{ list: Notice[]; spoken: string }>({ list: [], spoken: '' });
let lastId = 0;

export function notify(text: string, kind: Notice['kind'] = 'note'): void {
  const id = ++lastId;
  notices.list = [...notices.list.slice(-2), { id, text, kind }];
  setTimeout(() => dismiss(id), kind === 'error' ? 8000 : 3500);
}

export function dismiss(id: number): void {
  notices.list = notices.list.filter((notice) => notice.id !== id);
}

export function announce(text: string): void {
  notices.spoken = text;
}
