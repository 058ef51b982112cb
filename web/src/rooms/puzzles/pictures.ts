// Pictures for the tiles, drawn here, so that nothing has to be fetched.

export type PictureName = 'sea' | 'maze' | 'mosaic';
const side = 480;

type Brush = CanvasRenderingContext2D;

function sea(brush: Brush): void {
  const sky = brush.createLinearGradient(0, 0, 0, side * 0.6);
  sky.addColorStop(0, '#23406b');
  sky.addColorStop(0.6, '#e58b5b');
  sky.addColorStop(1, '#ffd9a0');
  brush.fillStyle = sky;
  brush.fillRect(0, 0, side, side);
  brush.fillStyle = '#fff2cf';
  brush.beginPath();
  brush.arc(310, 235, 52, 0, 7);
  brush.fill();
  const hills = [['#5b5a7c', 250, 40, 0.013], ['#3d4a6b', 280, 28, 0.02]] as const;
  for (const [colour, base, height, wave] of hills) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(0, side);
    for (let x = 0; x <= side; x += 6) brush.lineTo(x, base - Math.abs(Math.sin(x * wave + base)) * height);
    brush.lineTo(side, side);
    brush.fill();
  }
  for (let band = 0; band < 16; band += 1) {
    brush.fillStyle = `hsl(${200 - band} 55% ${46 - band * 1.7}%)`;
    brush.beginPath();
    brush.moveTo(0, side);
    for (let x = 0; x <= side; x += 6) brush.lineTo(x, 292 + band * 13 + Math.sin(x * 0.035 + band * 1.3) * (2 + band * 0.5));
    brush.lineTo(side, side);
    brush.fill();
  }
  brush.fillStyle = '#fdfbf4';
  brush.beginPath();
  brush.moveTo(140, 350);
  brush.lineTo(140, 250);
  brush.lineTo(205, 345);
  brush.fill();
  brush.fillStyle = '#7a2f2a';
  brush.beginPath();
  brush.moveTo(95, 355);
  brush.lineTo(225, 355);
  brush.lineTo(200, 382);
  brush.lineTo(115, 382);
  brush.fill();
}

function maze(brush: Brush): void {
  brush.fillStyle = '#f4ead5';
  brush.fillRect(0, 0, side, side);
  brush.lineCap = 'round';
  brush.lineWidth = 13;
  for (let ring = 0; ring < 8; ring += 1) {
    brush.strokeStyle = `hsl(${14 + ring * 26} 58% 44%)`;
    brush.beginPath();
    const gap = ring * 2.1;
    brush.arc(side / 2, side / 2, 28 + ring * 27, gap + 22 / (28 + ring * 27), gap + Math.PI * 2 - 22 / (28 + ring * 27));
    brush.stroke();
  }
  brush.fillStyle = '#12607f';
  brush.beginPath();
  brush.arc(side / 2, side / 2, 12, 0, 7);
  brush.fill();
}

function mosaic(brush: Brush): void {
  const cells = 24;
  const step = side / cells;
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const away = Math.hypot(row - 11.5, column - 11.5);
      const angle = Math.atan2(row - 11.5, column - 11.5);
      const petal = Math.cos(angle * 8) * 2.2;
      const hue = away < 3 ? 45 : away < 8 + petal ? 8 + away * 3 : 195 + away * 3;
      brush.fillStyle = `hsl(${hue} ${away < 8 + petal ? 70 : 42}% ${38 + ((row * 7 + column * 13) % 5) * 4}%)`;
      brush.fillRect(column * step + 1, row * step + 1, step - 2, step - 2);
    }
  }
}

const painters: Record<PictureName, (brush: Brush) => void> = { sea, maze, mosaic };

export const isPainted = (name: string): name is PictureName => Object.hasOwn(painters, name);

export function paint(name: PictureName): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const brush = canvas.getContext('2d');
  if (!brush) return '';
  painters[name](brush);
  return canvas.toDataURL('image/webp', 0.9);
}

/** The part of a picture that the tile shows whose home is that cell, as a style; nothing without a picture. Pictures are square: on another board the
 * longer side is filled and the middle of the shorter one is seen. */
export function faceOf(picture: string, home: number, { rows, columns }: { rows: number; columns: number }): string {
  if (!picture) return '';
  const side = Math.max(rows, columns);
  const place = (at: number, length: number) => ((at + (side - length) / 2) / (side - 1)) * 100;
  return `background-image:url("${picture}");background-size:${side * 100}%;background-position:${place(home % columns, columns)}% ${place(Math.floor(home / columns), rows)}%`;
}
