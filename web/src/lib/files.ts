// Saving and opening: a file is the same state as a link, as JSON with a name that says which room it belongs to.
import type { LinkState } from './link';

export function download(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function writeFile(room: string, state: LinkState): string {
  return `${JSON.stringify({ mitos: room, version: 1, ...state }, null, 2)}\n`;
}

export function readFile(room: string, text: string): LinkState | null {
  try {
    const { mitos, version, ...state } = JSON.parse(text) as Record<string, unknown>;
    if (mitos !== room || version !== 1) return null;
    return Object.fromEntries(Object.entries(state).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return null;
  }
}

export function chooseFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.onchange = () => resolve(input.files?.[0] ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  });
}
