// The person's own picture for the tiles: cut to a square, made small, and kept in the browser. It never leaves it.

const key = 'mitos.picture';
const side = 640;

/** Where the largest square in the middle of a picture lies. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const short = Math.min(width, height);
  return { x: (width - short) / 2, y: (height - short) / 2, side: short };
}

/** The picture as an address that an image can show, or nothing where the file is none. */
export async function readPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const brush = canvas.getContext('2d');
  if (!picture || !brush) return '';
  const cut = middleSquare(picture.width, picture.height);
  brush.drawImage(picture, cut.x, cut.y, cut.side, cut.side, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/webp', 0.85);
}

/** False where the browser forbids storage or has no room for it. */
export function keepPicture(address: string): boolean {
  try {
    localStorage.setItem(key, address);
    return true;
  } catch {
    return false;
  }
}

export function keptPicture(): string {
  try {
    const kept = localStorage.getItem(key) ?? '';
    return /^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/.test(kept) ? kept : '';
  } catch {
    return '';
  }
}
